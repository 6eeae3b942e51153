import { GAMES, LETTERS, type GameId } from '@sixfold/engine';
import { sheetOf } from '@sixfold/engine/sheet';
import type { Transcript } from '@sixfold/engine/transcript';
import type { Locator, Page } from '@playwright/test';
import { en } from '../src/games/all-messages.fixture.ts';
import { writtenDown, type WrittenDown } from '../../testing/src/score-board.ts';

export const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan'] as const;

/** How a score board is set up. */
export interface BoardWish {
  readonly game: GameId;
  readonly way?: 'against' | 'partners' | 'solo';
  readonly players: number;
  readonly starter: number;
  readonly games?: number;
  readonly isOnline?: boolean;
}

/** Sets up a score board, one tap from home. */
export async function openScores(page: Page, wish: BoardWish): Promise<void> {
  const { game, way = 'against', players, starter, games = 1, isOnline = false } = wish;
  await page.goto('/');
  await page.getByRole('link', { name: en.home.scores }).click();
  await page.getByRole('link', { name: en.games[game].name, exact: true }).click();
  if (way !== 'against') await page.getByRole('radio', { name: en.scores.ways[way] }).check();
  else await inGroup(page, en.setup.howMany, String(players));
  for (const [seat, name] of NAMES.slice(0, players).entries()) {
    await page.getByLabel(`${en.setup.seat(seat + 1)}: ${en.setup.name}`).fill(name);
  }
  if (isOnline) await page.getByRole('radio', { name: en.scores.everyone[0] }).check();
  await inGroup(page, en.setup.series, String(games));
  if (players > 1) await inGroup(page, en.scores.starts, NAMES[starter] ?? '');
  await page.getByRole('button', { name: isOnline ? en.scores.invite : en.scores.start }).click();
  await page.locator('.pad').waitFor();
}

const inGroup = (page: Page, group: string, option: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();

/** What stands on the button of a value, the unseen name of its colour included. */
const valueName = (symbol: number, value: number, gain: number): string =>
  `${en.symbols.names[symbol]} ${value}+${gain}`;

/** The button that takes a colour of the mover from 0 to a value. */
export const firstValue = (page: Page, symbol: number, value: number): Locator =>
  page.locator('.pad-cell').filter({ hasText: new RegExp(`^${en.symbols.names[symbol]} ${value}\\+${value}$`) });

/** The buttons that an entry takes: values to be tapped in any order that is open, and what ends it where it does not itself. */
export interface Buttons {
  readonly values: readonly string[];
  readonly end: string;
}

function buttonsOf({ move, seat }: WrittenDown, before: readonly (readonly number[])[], most: number): Buttons {
  if (move.type !== 'enter') return { values: [], end: move.type === 'end' ? en.sheet.over : en.sheet.pass };
  const values = Object.entries(move.tracks).map(([letter, value]) => {
    const symbol = LETTERS.findIndex((one) => one === letter);
    return valueName(symbol, value, value - (before[seat]?.[symbol] ?? 0));
  });
  const end = values.length > 0 ? en.sheet.done : en.sheet.nothing;
  return { values, end: values.length < most ? end : '' };
}

/** What the table would have written down, and with which buttons. */
export function buttonsFor(transcript: Transcript): { readonly lines: WrittenDown[]; readonly buttons: Buttons[] } {
  const { players, starter, options } = transcript;
  const sheet = sheetOf(GAMES[transcript.game]);
  const { laws } = sheet.blank({ players, starter, options });
  const lines = writtenDown(transcript);
  const zero = lines[0]?.tracks.map(() => LETTERS.map(() => 0)) ?? [];
  return {
    lines,
    buttons: lines.map((line, index) => buttonsOf(line, lines[index - 1]?.tracks ?? zero, laws.symbols)),
  };
}

/** What the page shows after an entry. */
export interface ShownBoard {
  readonly taps: number;
  /** The tracks of each team. */
  readonly tracks: readonly (readonly number[])[];
  readonly hasBonus: boolean;
}

/** Presses the buttons of a whole game within the page, as fast as it follows, and tells what it shows after each entry. */
export const pressAll = (page: Page, buttons: readonly Buttons[]): Promise<ShownBoard[]> =>
  page.evaluate(async (all) => {
    const nextPicture = () => new Promise((done) => requestAnimationFrame(done));
    const plyOf = () => Number(document.querySelector<HTMLElement>('.table')?.dataset['ply']);
    const find = (name: string) =>
      [...document.querySelectorAll('.sheet-play button')].find(
        (one) => one instanceof HTMLButtonElement && one.textContent === name,
      );
    const press = (name: string): void => {
      const button = find(name);
      if (!(button instanceof HTMLButtonElement)) throw new Error(`no button ${name}`);
      button.click();
    };
    const shown: ShownBoard[] = [];
    for (const [ply, { values, end }] of all.entries()) {
      let left = values;
      while (left.length > 0) {
        const next = left.find((name) => find(name)?.ariaDisabled !== 'true') ?? '';
        press(next);
        left = left.filter((name) => name !== next);
        await nextPicture();
      }
      if (end !== '') press(end);
      while (plyOf() <= ply) await nextPicture();
      const teams = [...document.querySelectorAll('.tracks .team')];
      shown.push({
        taps: values.length + Number(end !== ''),
        tracks: teams.map((team) => [...team.querySelectorAll('.lane-value')].map((one) => Number(one.textContent))),
        hasBonus: document.querySelector('.sheet-bonus') !== null,
      });
    }
    return shown;
  }, buttons);
