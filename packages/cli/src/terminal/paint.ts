import { stripVTControlCharacters } from 'node:util';
import { LETTERS, SYMBOLS, type Letter } from '@sixfold/engine';
import { said } from './language.ts';

/** All that is drawn fits into so many columns. */
export const COLUMNS = 80;
const RULE = 78;

/** Colours of the 256-colour palette on which black letters are easy to read. */
const INKS: Readonly<Record<Letter, number>> = { R: 203, O: 208, Y: 227, G: 77, B: 75, V: 177 };

/** Each symbol's shape (F1): all are one column wide, and red and blue differ in the number of points. */
const SHAPES: Readonly<Record<Letter, string>> = { R: '✹', O: '⬢', Y: '☼', G: '●', B: '✶', V: '○' };

/** Why a piece stands out: new since the last look, counted for a score, or only being considered. */
export type Mark = 'plain' | 'fresh' | 'counted' | 'ghost';

const EDGES: Readonly<Record<Mark, readonly [string, string]>> = {
  plain: ['▐', '▌'],
  fresh: ['[', ']'],
  counted: ['›', '‹'],
  ghost: ['(', ')'],
};

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** Colours for a terminal, or plain text that says the same. */
export class Paint {
  private readonly isColoured: boolean;

  constructor(isColoured: boolean) {
    this.isColoured = isColoured;
  }

  bold(text: string): string {
    return this.styled('1', text);
  }

  dim(text: string): string {
    return this.styled('38;5;245', text);
  }

  /** Text in a symbol's colour. */
  ink(letter: Letter, text: string): string {
    return this.styled(`38;5;${INKS[letter]}`, text);
  }

  /** Black text on a symbol's colour. */
  ground(letter: Letter, text: string): string {
    return this.styled(`1;38;5;16;48;5;${INKS[letter]}`, text);
  }

  /** A symbol's name in its colour. */
  name(letter: Letter): string {
    return this.ink(letter, nameOf(letter));
  }

  /** A stone, die or half of a tile, four columns wide. */
  chip(letter: Letter, mark: Mark = 'plain'): string {
    return this.edged(letter, this.ground(letter, faceOf(letter)), letter, mark);
  }

  /** A tile or card, six columns wide. */
  piece(piece: string, mark: Mark = 'plain'): string {
    const [first, second] = halvesOf(piece);
    const faces = this.ground(first, faceOf(first)) + this.ground(second, faceOf(second));
    return this.edged(first, faces, second, mark);
  }

  /** How far a track has come, as a bar. */
  bar(letter: Letter, share: number, cells: number): string {
    const eighths = Math.round(share * cells * 8);
    const full = '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
    if (!this.isColoured) return full.padEnd(cells, '·');
    return this.styled(`38;5;${INKS[letter]};48;5;237`, full.padEnd(cells));
  }

  /** A line across the table, with a title at its left and at its right. */
  rule(title: string, right: string): string {
    const left = `── ${this.bold(title)} `;
    const line = '─'.repeat(Math.max(0, RULE - widthOf(left) - widthOf(right) - 4));
    return left + this.dim(`${line} ${right} ──`);
  }

  private edged(first: Letter, faces: string, last: Letter, mark: Mark): string {
    const [left, right] = EDGES[mark];
    if (mark !== 'plain') return this.bold(left) + faces + this.bold(right);
    return this.isColoured ? this.ink(first, left) + faces + this.ink(last, right) : ` ${faces} `;
  }

  private styled(code: string, text: string): string {
    return this.isColoured ? `\x1b[${code}m${text}\x1b[0m` : text;
  }
}

const GERMAN = ['Rot', 'Orange', 'Gelb', 'Grün', 'Blau', 'Violett'];

const nameOf = (letter: Letter): string => said<readonly string[]>(SYMBOLS, GERMAN)[LETTERS.indexOf(letter)] ?? letter;

/** The two letters of a tile or card. */
export function halvesOf(piece: string): readonly [Letter, Letter] {
  const letters = Array.from(piece);
  if (!isPair(letters)) throw new Error(`"${piece}" does not show two symbols`);
  return letters;
}

const isPair = (letters: readonly string[]): letters is readonly [Letter, Letter] =>
  letters.length === 2 && letters.every((letter) => LETTERS.some((known) => known === letter));

/** A symbol's letter and shape. */
export const faceOf = (letter: Letter): string => letter + SHAPES[letter];

/** The columns that a text takes, colours aside. */
export const widthOf = (text: string): number => Array.from(stripVTControlCharacters(text)).length;

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Text from outside, without anything that could steer a terminal or turn the writing around. */
export const cleaned = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');

/** A text cut to a width. */
export function fitted(text: string, width: number): string {
  const letters = Array.from(text);
  return letters.length <= width ? text : `${letters.slice(0, width - 1).join('')}…`;
}

/** Breaks a text between words; further lines are indented. */
export function wrapped(text: string, indent = 2): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(word);
    else if (widthOf(last) + 1 + widthOf(word) <= COLUMNS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(' '.repeat(indent) + word);
  }
  return lines;
}

/** As many columns as fit, filled from top to bottom. */
export function inColumns(items: readonly string[]): string[] {
  const width = Math.max(...items.map(widthOf)) + 3;
  const columns = Math.max(1, Math.floor((COLUMNS - 2) / width));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    `  ${items
      .filter((_item, index) => index % rows === row)
      .map((item) => padded(item, width))
      .join('')}`.trimEnd(),
  );
}
