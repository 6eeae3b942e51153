import { useEffect, useMemo, useState } from 'preact/hooks';
import { makeRandom } from '../../lib/secrets.ts';
import { keep, onKept, recall } from './keep.ts';
import { after, beginLog, parseLogs, undo, type KeptLogs, type LogReader, type PieceLog } from './piece-log.ts';

/** A bag or a cup in somebody's hand. */
export interface InUse<D, S> extends KeptLogs<D> {
  readonly seen: S;
  /** Does something, if it can be done; what is seen then. */
  readonly act: (deed: D) => S | null;
  /** Undoes the last deed; what is seen then. */
  readonly undo: () => S;
  /** Begins anew, with other luck, for so many; the luck so far is open then. */
  readonly anew: (players: number) => void;
}

const makeSeed = (): string => makeRandom(16);

/** Nothing can be seen of a log only if it cannot be; those that were begun or read can. */
function foldNow<D, S>({ fold }: LogReader<D, S>, log: PieceLog<D>): S {
  const seen = fold(log);
  if (seen === null) throw new Error('a log that cannot be');
  return seen;
}

/** What was done on this device with a game's bag or cup, kept over reloads. */
export function usePieceLog<D, S>(game: string, reader: LogReader<D, S>): InUse<D, S> {
  const read = (): KeptLogs<D> => parseLogs(recall(game), reader, makeSeed());
  const [logs, setLogs] = useState(read);
  useEffect(() => {
    // The fingerprint that everybody has seen stays, also where nothing was drawn yet.
    keep(game, logs);
    return onKept(game, () => setLogs(read()));
  }, [game]);
  const { now, before } = logs;
  const seen = useMemo(() => foldNow(reader, now), [now]);
  const change = (next: KeptLogs<D>): S => {
    keep(game, next);
    setLogs(next);
    return foldNow(reader, next.now);
  };
  const act = (deed: D): S | null => {
    const next = after(now, deed);
    return reader.fold(next) === null ? null : change({ now: next, before });
  };
  const anew = (players: number): void =>
    void change({ now: beginLog(players, makeSeed()), before: now.deeds.length > 0 ? now : before });
  return { now, before, seen, act, undo: () => change({ now: undo(now), before }), anew };
}
