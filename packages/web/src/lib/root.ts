/** Where the page lies: it may be a folder of a larger site, and the path of a table lies one further down. */
export const root = (): URL => new URL(location.pathname.replace(/(\/t\/[\w-]+|\/[^/]*)$/, '/'), location.origin);
