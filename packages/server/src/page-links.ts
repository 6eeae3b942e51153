import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageChooser } from './page-languages.ts';
import type { TablePreview } from './tables/visitor.ts';

/** What the build leaves for each language: how to say it, and what the games are called. */
interface LinkWords {
  readonly invites: string;
  readonly description: string;
  readonly games: Readonly<Record<string, string>>;
}

/** The page, and what to say of a table in its head. */
interface LinkPage {
  readonly html: string;
  readonly words: LinkWords | null;
}

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const meta = ([property, content]: readonly [string, string]): string =>
  `<meta property="${property}" content="${escape(content)}" />`;

/**
 * The page for links to tables. Which table it is stands in the path, so that messengers can be told whose it is; the
 * invite stands behind the `#`, which no browser sends.
 */
export class LinkPages {
  private readonly choose: (header: string | undefined) => string;
  private readonly pages = new Map<string, LinkPage>();
  private readonly pictures: ReadonlySet<string>;
  private readonly site: string;
  /** What the operator calls it. */
  private readonly place: string;

  /** `site`: the address under which people open the page; where it is not known, nothing is said of tables. */
  constructor(root: string, site: string, place = '') {
    this.place = place;
    this.site = site.replace(/\/?$/, '/');
    this.choose = pageChooser(root);
    const folder = join(root, 'links');
    this.pictures = new Set(existsSync(folder) ? readdirSync(folder) : []);
    for (const name of readdirSync(root).filter((file) => /^index(\.\w+)?\.html$/.test(file))) {
      const html = readFileSync(join(root, name), 'utf8');
      this.pages.set(name, { html, words: this.readWords(join(folder, name.replace('html', 'json'))) });
    }
  }

  /** `up`: the way from the link to where the page lies. */
  make(accepted: string | undefined, preview: TablePreview | null, up: string): string {
    const { html: page, words } = this.pages.get(this.choose(accepted))!;
    const html = page.replaceAll('"./', `"${up}`);
    const game = preview && words?.games[preview.game];
    if (!preview || !words || game === undefined || game === null || preview.name === '') return html;
    const title = words.invites.replaceAll(/\{(name|game)\}/g, (_, what) => (what === 'game' ? game : preview.name));
    const picture = `${preview.game}.png`;
    const head = [
      ['og:title', title],
      ['og:description', words.description],
      ['og:type', 'website'],
      ...(this.place === '' ? [] : [['og:site_name', this.place] as const]),
      ['og:image', this.site + (this.pictures.has(picture) ? `links/${picture}` : 'icons/icon-512.png')],
    ] as const;
    return html.replace('</head>', () => `${head.map(meta).join('')}</head>`);
  }

  private readWords(file: string): LinkWords | null {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LinkWords) : null;
  }
}
