/** Where the page lies: it may be a folder of a larger site, and the path of a table lies one further down, that of its television two. */
export const root = (): URL =>
  new URL(location.pathname.replace(/(\/t\/[\w-]+(\/tv)?|\/[^/]*)$/, '/'), location.origin);
