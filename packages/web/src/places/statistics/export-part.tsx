import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { dayOf } from '../../lib/calendar.ts';
import { CSV_MARK } from '../../lib/csv.ts';
import { saveFile } from '../../ui/save-file.ts';
import { makeGamesCsv, makePuzzlesCsv, makeStatisticsJson, type WhatWasPlayed } from './export.ts';

function save(type: string, name: string, ending: string, ...parts: string[]): void {
  saveFile(new Blob(parts, { type }), `Sixfold-${name}-${dayOf(Date.now())}.${ending}`);
}

/** All that was played as files for other programs. */
export function ExportPart({ games, puzzles, reviews }: WhatWasPlayed): JSX.Element {
  const t = messages.value;
  const said = t.statistics;
  return (
    <section class="sheet">
      <h2>{said.export}</h2>
      <p class="help">{said.exportHelp}</p>
      <div class="buttons">
        <button
          type="button"
          class="button"
          disabled={games.length === 0}
          onClick={() => save('text/csv', said.games, 'csv', CSV_MARK, makeGamesCsv(games, reviews, t))}
        >
          {said.gamesCsv}
        </button>
        <button
          type="button"
          class="button"
          disabled={puzzles.length === 0}
          onClick={() => save('text/csv', t.puzzles.title, 'csv', CSV_MARK, makePuzzlesCsv(puzzles, t))}
        >
          {said.puzzlesCsv}
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            save(
              'application/json',
              said.title,
              'json',
              makeStatisticsJson({ games, puzzles, reviews }, new Date().toISOString()),
            )
          }
        >
          {said.json}
        </button>
      </div>
    </section>
  );
}
