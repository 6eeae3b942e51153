import { h, type FunctionComponent } from 'preact';
import { expect, test } from 'vitest';
import { useDraft, type Draft } from './draft.ts';
import { paper } from '../paper.fixture.ts';

interface Note extends Draft {
  readonly text: string;
}

const begin = (ply: number): Note => ({ ply, text: `nothing at ${ply}` });

/** Shows the draft of a ply, and hands out the pen. */
function desk(): { show: (ply: number) => string; write: (note: Note) => string } {
  const { draw, text, look } = paper();
  let keep: (note: Note) => void = () => {};
  const Desk: FunctionComponent<{ ply: number }> = ({ ply }) => {
    const [draft, write] = useDraft(ply, begin);
    keep = write;
    return draft.text;
  };
  const seen = (): string => {
    look();
    return text();
  };
  return {
    show: (ply) => {
      draw(h(Desk, { ply }));
      return seen();
    },
    write: (note) => {
      keep(note);
      return seen();
    },
  };
}

test('what is laid out stays until the game moves on', () => {
  const { show, write } = desk();
  expect(show(3)).toBe('nothing at 3');
  expect(write({ ply: 3, text: 'a joker' })).toBe('a joker');
  expect(show(3)).toBe('a joker');
  expect(show(4)).toBe('nothing at 4');
});

test('a ply that comes again after moves were taken back begins with nothing', () => {
  const { show, write } = desk();
  show(3);
  write({ ply: 3, text: 'a joker' });
  show(4);
  expect(show(3)).toBe('nothing at 3');
});

test('what is laid out for a ply that is over is not kept', () => {
  const { show, write } = desk();
  show(4);
  expect(write({ ply: 3, text: 'too late' })).toBe('nothing at 4');
});
