import { levelsOf, type Level } from '@sixfold/bots/levels';
import type { GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';

interface LevelSelectProps {
  readonly game: GameId;
  readonly label: string;
  readonly level: string;
  readonly change: (level: Level) => void;
  /** The id of what explains the level. */
  readonly help?: string;
}

/** How well a bot is to play. */
export function LevelSelect({ game, label, level, change, help }: LevelSelectProps): JSX.Element {
  const t = messages.value.seats;
  return (
    <select
      aria-label={label}
      {...(help !== undefined && { 'aria-describedby': help })}
      value={level}
      onChange={(event) => change(event.currentTarget.value as Level)}
    >
      {levelsOf(game).map((known) => (
        <option key={known} value={known}>
          {t.levels[known]}
        </option>
      ))}
    </select>
  );
}
