import { tracksAt, type Result, type Tracks } from '@sixfold/engine';
import type { Transcript, TranscriptPly } from '@sixfold/engine/transcript';
import type { Verified } from '@sixfold/engine/verify';
import { faceFor } from '../games/games.ts';
import type { TerminalFace } from '../terminal/face.ts';
import { cleaned, padded, type Paint } from '../terminal/paint.ts';
import { sayRanking, sayWinners } from '../terminal/ranking.ts';
import { sayEvents } from '../terminal/say.ts';

/** A verified transcript as readable lines: its head, every ply, the table at the end and the result. */
export function* sayTranscript(transcript: Transcript, verified: Verified, paint: Paint): Generator<string> {
  const { game, position, moves } = verified;
  const face = faceFor(game);
  const names = Array.from({ length: transcript.players }, (_, seat) => `Seat ${seat}`);
  yield* sayHead(transcript, face, paint);
  for (const [index, ply] of transcript.plies.entries()) yield sayPly(index, ply, moves[index]!, paint);
  yield '';
  const view = game.view(position, null);
  yield* face.draw({ view, names, paint, fresh: [], considered: null, counted: [] });
  yield* sayResult(transcript.result, names, paint);
}

function sayHead(transcript: Transcript, face: TerminalFace, paint: Paint): string[] {
  const { players, options, starter, seed, setup } = transcript;
  const chosen = Object.entries(options)
    .map(([name, value]) => `, ${name} ${value}`)
    .join('');
  return [
    paint.bold(`${face.title}: ${players === 1 ? 'solo' : `${players} players`}${chosen}`),
    `Seed: ${cleaned(seed)}`,
    `Seat ${starter} starts.`,
    ...face.saySetup(setup, transcript),
    '',
    paint.dim(`${' ply  seat  move'.padEnd(NOTATION + 12)}R  O  Y  G  B  V   what happened`),
  ];
}

const NOTATION = 16;

function sayPly(index: number, ply: TranscriptPly, notation: string, paint: Paint): string {
  const head = `${String(index + 1).padStart(4)}  ${String(ply.seat).padEnd(4)}  ${padded(paint.bold(notation), NOTATION)}`;
  return `${head}${sayTracks(tracksAt(ply, ply.seat))}   ${sayEvents(ply.events, paint)}`.trimEnd();
}

const sayTracks = (tracks: Tracks): string => tracks.map((value) => String(value).padEnd(2)).join(' ');

const sayResult = (result: Result, names: readonly string[], paint: Paint): string[] => [
  '',
  paint.bold(names.length === 1 ? `Weakest colour: ${result.points[0]}` : sayWinners(result.ranks, names, 'the game')),
  paint.dim('  From the weakest colour up; the bracketed value decides.'),
  ...sayRanking(result, names, paint),
  `  Victory points: ${names.map((name, seat) => `${name} ${result.points[seat]}`).join(', ')}`,
];
