import { stripVTControlCharacters } from 'node:util';
import type { Screen } from './screen.ts';

/** Answers a prompt, knowing what was printed since the last one; null ends the input. */
type Player = (prompt: string, printed: string) => string | null | Promise<string | null>;

/** A screen for tests: keeps all that was ever on it, and has a script for a player. */
export class ScriptedScreen implements Screen {
  /** What was printed between one wipe of the screen and the next, prompts included. */
  readonly pages: string[] = [''];
  readonly remarks: string[] = [];
  /** For a test to leave while a bot thinks. */
  readonly leaving = new AbortController();
  readonly left = this.leaving.signal;
  private readonly player: Player;
  private printed = '';

  constructor(player: Player) {
    this.player = player;
  }

  async ask(prompt: string): Promise<string | null> {
    const printed = this.printed;
    this.printed = '';
    this.pages[this.pages.length - 1] += `${prompt}\n`;
    return this.player(prompt, printed);
  }

  print(...lines: string[]): void {
    const text = lines.map((line) => `${line}\n`).join('');
    this.printed += text;
    this.pages[this.pages.length - 1] += text;
  }

  remark(text: string): void {
    if (text !== '') this.remarks.push(text);
  }

  clear(): void {
    this.pages.push('');
  }

  get all(): string {
    return this.pages.join('');
  }
}

/** A player who types these lines and then has no more to say. */
export function typing(...lines: string[]): Player {
  const left = [...lines];
  return () => left.shift() ?? null;
}

/** A newcomer who knows nothing: asks for a hint, follows it, and confirms everything else with Enter. */
export const followingHints = (prompt: string, printed: string): string => {
  if (!/^.+> $/.test(prompt) || prompt.startsWith('Play this?')) return '';
  // A notation, up to what it gains or promises.
  const hint = /would choose: (.+?)(?= +[ROYGBV][+-]\d| \(|$)/m.exec(stripVTControlCharacters(printed));
  return hint?.[1] ?? 'hint';
};
