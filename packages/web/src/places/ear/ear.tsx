import type { JSX } from 'preact';
import type { Position } from '@sixfold/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { EarWords, InHand } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { announce } from '../../ui/announcer.tsx';
import { useLoaded } from '../../ui/lazy.tsx';
import { bestMoves } from './best.ts';
import { useKeys, type PressKey } from './keys.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { tellFrom, useLongThoughts, useNarration, useStandstill, type Told } from './narration.ts';
import { sayGains, sayOthersTracks, sayOwnTracks } from './say.ts';

export interface EarProps extends Told {
  readonly position: Position;
  /** Whose turn it is, in words. */
  readonly turn: string;
  /** What the player has in hand, as the surface shows it. */
  readonly inHand: { readonly current: InHand | null };
  /** The move that was suggested. */
  readonly hinted: number | null;
  readonly askHint: () => void;
  /** Shows a move as if the hand had tried it; null: none any more. */
  readonly show: (move: number | null) => void;
  readonly commit: (move: number) => void;
}

/** The table for those who hear rather than see it. */
export function Ear(props: EarProps): JSX.Element | null {
  const { loaded } = useLoaded(() => props.face.loadEar(), '');
  return loaded && 'value' in loaded ? <Attentive {...props} words={loaded.value} /> : null;
}

interface EarTools extends EarProps {
  readonly words: EarWords;
}

/** What happens there, where they are, and what they ask by key. */
function Attentive(props: EarTools): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  const choosing = useChoosing(props);
  useOpening(props);
  useNarration(props);
  useLongThoughts(props.state, props.names);
  useStandstill(props.state);
  const press: PressKey = (key, isBack) => {
    const answer = ASKED[key.toLowerCase()];
    if (key === '?') setOpen(true);
    else if (!answer) return choosing(key, isBack);
    else announce(answer(props), 'answer');
    return true;
  };
  useKeys(press);
  return isOpen ? (
    <KeysSheet keys={props.words.sayKeys(props.position, messages.value)} close={() => setOpen(false)} />
  ) : null;
}

const sayHand = ({ state, words, inHand }: EarTools): string =>
  state.view.seat === null ? '' : words.sayHand(state.view, messages.peek(), inHand.current?.order);

/** What can be asked by key at any time. */
const ASKED: Readonly<Record<string, (props: EarTools) => string>> = {
  m: ({ state: { view }, position }) =>
    view.seat === null ? messages.peek().ear.looksOn : sayOwnTracks(position, view.seat, messages.peek()),
  o: ({ state: { view }, position, names }) => sayOthersTracks(position, view.seat, names, messages.peek()),
  h: (props) => sayHand(props) || messages.peek().ear.looksOn,
  l: (props) => tellFrom(props, Math.min(props.state.known, props.told.length - 1)) || messages.peek().ear.nothing,
};

/** Whoever comes to a table is told where they are: which game, what happened last, what they hold, whose turn it is. */
function useOpening(props: EarTools): void {
  useEffect(() => {
    const { state, face, turn } = props;
    // A heading that has taken the focus has been read.
    if (document.activeElement?.tagName !== 'H1') announce(messages.peek().games[face.game.card.id].name);
    announce(tellFrom(props, state.known));
    announce(sayHand(props), 'consequence');
    announce(turn, 'turn');
  }, []);
}

/** The moves that are gone through, best first, and the position in which that is so. */
interface Choosing {
  readonly position: Position;
  readonly moves: readonly number[];
  readonly at: number;
}

const moveAt = ({ moves, at }: Choosing): number => moves[at]!;

/** What the player chooses between by key. Void in any other position, and once another key is pressed. */
function useNamed({ position, hinted, show }: EarTools): {
  readonly list: { current: Choosing | null };
  readonly named: { current: 'best' | 'hint' | null };
  readonly forget: () => void;
  readonly move: () => number | null;
} {
  const list = useRef<Choosing | null>(null);
  const named = useRef<'best' | 'hint' | null>(null);
  const forget = (): void => {
    if (list.current) show(null);
    list.current = null;
    named.current = null;
  };
  if (list.current?.position !== position) list.current = null;
  useEffect(() => {
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, []);
  const best = (): number | null => list.current && moveAt(list.current);
  return { list, named, forget, move: () => (named.current === 'hint' ? hinted : named.current && best()) };
}

/** Goes through the moves by key, from the best on, and plays the one that was named last. */
function useChoosing(props: EarTools): PressKey {
  const { state, words, position, inHand, show, commit } = props;
  const { list, named, forget, move } = useNamed(props);
  const step = (by: 1 | -1): void => {
    const { moves, at } = list.current ?? {
      moves: bestMoves(words, state.view, position, inHand.current?.held ?? null),
      at: by > 0 ? -1 : 0,
    };
    list.current = { position, moves, at: (at + by + moves.length) % moves.length };
    named.current = 'best';
    show(moveAt(list.current));
    announce(sayPlace(props, list.current), 'answer');
  };
  const choose = (key: string, isBack: boolean): void => {
    if (!state.canAct) return announce(messages.peek().ear.notYours, 'answer');
    if (key === 'n') return step(isBack ? -1 : 1);
    if (!state.hasHints) return announce(messages.peek().ear.noHints, 'answer');
    named.current = 'hint';
    props.askHint();
  };
  const playNamed = (): boolean => {
    const wanted = state.canAct ? move() : null;
    if (wanted !== null) commit(wanted);
    return wanted !== null;
  };
  return (key, isBack) => {
    if (key === 'Enter') return playNamed();
    const name = key.toLowerCase();
    if (name === 'n' || name === 'g') choose(name, isBack);
    else if (key !== 'Shift') forget();
    return name === 'n' || name === 'g';
  };
}

/** `1 of 38: red and blue on c4 and b5. Red +2 to 5. Enter plays it.` */
function sayPlace({ face, position }: EarProps, list: Choosing): string {
  const t = messages.peek();
  const { moves, at } = list;
  const move = moveAt(list);
  const said = face.words.sayHint(face.game.makeMove(position, move), position, t);
  return [t.ear.best(at + 1, moves.length, said, sayGains(face, position, move, t)), at === 0 ? t.ear.enter : '']
    .filter(Boolean)
    .join(' ');
}
