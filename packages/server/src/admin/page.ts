import type { ConnectedPerson } from '../doors/connections.ts';
import type { Ban } from '../store/orders.ts';
import type { AdminTable, ServerState } from './desk.ts';

/** All that the page shows. */
export interface AdminView {
  readonly state: ServerState;
  readonly tables: readonly AdminTable[];
  readonly people: readonly ConnectedPerson[];
}

/** A page of the server's own: no script, no picture, nothing from elsewhere. */
export const ADMIN_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const ADMIN_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #8886; padding: .3rem .6rem .3rem 0; text-align: left; vertical-align: top; }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; margin: .1rem 0; }
input, select, button { font: inherit; min-height: 2.2rem; }
code { overflow-wrap: anywhere; }
.problem { border-left: .3rem solid #c33; padding-left: .6rem; }
`;

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escape(title)}</title><link rel="stylesheet" href="style.css"></head>
<body><main>${body}</main></body></html>\n`;

const hidden = ([name, value]: readonly [string, string]): string =>
  `<input type="hidden" name="${name}" value="${escape(value)}">`;

/** One button that does one thing. */
const button = (deed: string, label: string, fields: Readonly<Record<string, string>>): string =>
  `<form method="post" action="${deed}">${Object.entries(fields).map(hidden).join('')}<button>${label}</button></form>`;

const rows = (head: readonly string[], body: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>${body.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</tbody></table>`;

const date = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const code = (text: string): string => `<code>${escape(text)}</code>`;
const problemLine = (problem: string): string =>
  problem === '' ? '' : `<p class="problem" role="alert">${escape(problem)}</p>`;

/** Asks for the token. */
export const signInPage = (problem = ''): string =>
  page(
    'Sixfold: admin',
    `<h1>Sixfold: admin</h1>${problemLine(problem)}
<form method="post" action="sign-in"><label>Token <input type="password" name="token" autocomplete="current-password" required></label>
<button>Sign in</button></form>`,
  );

export const adminPage = ({ state, tables, people }: AdminView, problem = ''): string =>
  page(
    `${state.name || 'Sixfold'}: admin`,
    `<h1>${escape(state.name || 'Sixfold')}: admin</h1>${problemLine(problem)}
<p>Sixfold ${escape(state.version)}, protocol ${state.protocol}, Node ${escape(state.node)}, since ${date(state.started)} UTC.
${state.connections} connections, ${state.hostedTables} tables in memory. <a href="../metrics">Metrics</a></p>
${button('sign-out', 'Sign out', {})}
${sayPart(state)}
<h2>Tables (${tables.length})</h2>${tablesPart(tables)}
<h2>Connected (${people.length})</h2>${peoplePart(people)}
<h2>Blocked (${state.bans.length})</h2>${bansPart(state.bans)}`,
  );

const sayPart = ({ announcement }: ServerState): string =>
  `<h2>Say to all</h2>
${announcement ? `<p>Until ${date(announcement.until)} UTC: ${escape(announcement.text)} ${button('say', 'Take back', { text: '' })}</p>` : ''}
<form method="post" action="say"><label>Text <input name="text" maxlength="300" size="50" required></label>
<label>for <input name="minutes" type="number" min="1" max="1440" value="10"> minutes</label><button>Say</button></form>`;

const seatOf = ({ kind, name, guest }: AdminTable['seats'][number]): string =>
  `${escape(name || '(no name)')}${kind === 'person' ? '' : ` (${escape(kind)})`}${
    guest === null || kind !== 'person' ? '' : ` ${button('take-name', 'Take the name', { id: guest })}`
  }`;

const tablesPart = (tables: readonly AdminTable[]): string =>
  rows(
    ['Table', 'Game', 'Stage', 'Last touched', 'Seats', ''],
    tables.map((table) => [
      code(table.id),
      escape(table.game),
      `${escape(table.stage)}${table.isPublic ? ', public' : ''}`,
      date(table.touched),
      table.seats.map(seatOf).join('<br>'),
      button('close', 'Close', { id: table.id }) + button('forget', 'Delete', { id: table.id }),
    ]),
  );

const guestDeeds = (guest: string): string =>
  button('take-name', 'Take the name', { id: guest }) +
  button('ban', 'Block', { kind: 'guest', what: guest }) +
  button('forget', 'Forget', { id: guest });

const peoplePart = (people: readonly ConnectedPerson[]): string =>
  rows(
    ['Name', 'Guest', 'Address', ''],
    people.map(({ guest, name, address }) => [
      escape(name ?? '(watches)'),
      guest === null ? '' : code(guest),
      code(address),
      (guest === null ? '' : guestDeeds(guest)) +
        button('ban', 'Block the address for a week', { kind: 'address', what: address, days: '7' }),
    ]),
  );

const bansPart = (bans: readonly Ban[]): string =>
  `${rows(
    ['What', 'Until', ''],
    bans.map(({ kind, what, until }) => [
      `${kind} ${code(what)}`,
      until === null ? 'for good' : date(until),
      button('lift', 'Lift', { kind, what }),
    ]),
  )}
<form method="post" action="ban"><label>Block <select name="kind"><option>address<option>guest</select></label>
<label>called <input name="what" required maxlength="100"></label>
<label>for <input name="days" type="number" min="1" max="3650"> days (empty: for good)</label><button>Block</button></form>`;
