/** It cannot be served as wished; the message says why and what to do. */
export class ServeError extends Error {}

/** A kind of value that a setting can have. */
export interface Kind<T> {
  /** What stands for it in a help text. */
  readonly stands: string;
  /** What it takes, in words. */
  readonly takes: string;
  /** Null if the text is nothing of this kind. */
  read(text: string): T | null;
}

export const text: Kind<string> = { stands: 'TEXT', takes: 'a text', read: (input) => input };

export const count = (least: number, most: number): Kind<number> => ({
  stands: 'n',
  takes: `a whole number from ${least} to ${most}`,
  read: (input) => (/^\d+$/.test(input) && Number(input) >= least && Number(input) <= most ? Number(input) : null),
});

/** Several, with commas between them. */
export const list: Kind<readonly string[]> = {
  stands: 'A,B…',
  takes: 'a list',
  read: (input) =>
    input
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
};

/** An address that the page may link to: on the web, or a path on this server. */
export const link: Kind<string> = {
  stands: 'URL',
  takes: 'an address that begins with https://, http:// or /',
  read: (input) => (/^(https?:\/)?\/\S*$/.test(input) && URL.canParse(input, 'http://localhost') ? input : null),
};

/** The address of the page as people open it; kept without a slash at its end. */
export const site: Kind<string> = {
  stands: 'URL',
  takes: 'an address such as https://play.example or https://example.org/sixfold',
  read(input) {
    if (!/^https?:\/\//.test(input) || !URL.canParse(input)) return null;
    const { origin, pathname, search, hash } = new URL(input);
    return search === '' && hash === '' ? `${origin}${pathname.replace(/\/+$/, '')}` : null;
  },
};

/** A path on the server; kept with a slash before it and none behind it. */
export const path: Kind<string> = {
  stands: '/PATH',
  takes: 'a path such as /sixfold',
  read: (input) => (/^(\/[\w.~-]+)*\/?$/.test(input) ? input.replace(/\/$/, '') : null),
};

/** Where somebody can be reached, as security.txt wants it. */
export const contact: Kind<string> = {
  stands: 'URI',
  takes: 'an address such as mailto:security@play.example or https://play.example/security',
  read: (input) => (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(input) ? input : null),
};

/** Where a database of PostgreSQL is, as its own programs are told. */
export const database: Kind<string> = {
  stands: 'URL',
  takes: 'an address such as postgres://user:password@host/name',
  read: (input) => (/^postgres(ql)?:\/\/\S+$/.test(input) && URL.canParse(input) ? input : null),
};

export const oneOf = <T extends string>(...values: readonly T[]): Kind<T> => ({
  stands: values.join('|'),
  takes: `one of ${values.join(', ')}`,
  read: (input) => values.find((value) => value === input) ?? null,
});
