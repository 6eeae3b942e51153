import { imagine, type Tracks } from '@sixfold/engine';
import { cards, RAIL, type CardsView } from '@sixfold/engine/cards';
import type { ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Lesson } from '../../face/face.ts';
import { messages, type Messages } from '../../i18n/index.ts';
import { TeamTracks } from '../../ui/play/tracks.tsx';
import { lanesOf } from '../../ui/play/lanes.ts';
import { foresee, newDraft, pin, playsOf, point, shownCard } from './cards.ts';
import { CardFace } from './card.tsx';
import { Fan } from './hand.tsx';
import { Seat } from './seat.tsx';
import { sayOutlook } from './words.ts';

interface CardsExampleProps {
  /** The reader's open cards and those of the player opposite, oldest first. */
  readonly open: readonly (readonly string[])[];
  readonly hand: readonly string[];
  readonly tracks: Tracks;
  /** The card that is tried at first. */
  readonly tried?: number;
}

/** A moment of a game for two. */
const viewOf = ({ open, hand, tracks }: CardsExampleProps): CardsView => ({
  ...cards.view(cards.blank({ players: 2, options: {}, starter: 0 }), 0),
  tracks: [tracks, [0, 0, 0, 0, 0, 0]],
  open,
  rack: hand,
  held: [hand.length, 0],
});

/** A scene that can be tried out, drawn and counted by what draws and counts at the table. */
function Example(props: CardsExampleProps): JSX.Element {
  const t = messages.value;
  const [draft, keep] = useState(() => pin(newDraft(0), props.tried ?? 0));
  const view = viewOf(props);
  const position = imagine(cards, view);
  const outlooks = props.hand.map((card) => playsOf(position, card).map((move) => foresee(position, move)));
  const shown = shownCard(draft)!;
  const outlook = outlooks[shown]![0]!;
  const seats = { view, lit: outlook.lit, news: null };
  return (
    <div class="cards-lesson">
      <div class="cards-lesson-open">
        <Seat {...seats} seat={1} name={t.cards.opposite} place="top" />
        <Seat {...seats} seat={0} name={t.seats.you} place="own" next={outlook.card} />
      </div>
      <Fan
        title={t.cards.hand}
        hand={props.hand}
        drawn={new Set()}
        controller={{
          draft,
          canTry: true,
          outlooks,
          shown,
          outlook,
          hinted: null,
          isPlayed: false,
          point: (place) => keep(point(draft, place)),
          press: (place) => keep(pin(draft, place)),
        }}
      />
      <p class="cards-status">{sayOutlook(outlook, t)}</p>
      <Lanes tracks={props.tracks} gains={outlook.gains} />
    </div>
  );
}

const Lanes = ({ tracks, gains = null }: { tracks: Tracks; gains?: readonly number[] | null }): JSX.Element => (
  <div class="tracks">
    <TeamTracks
      members={[{ seat: 0, name: messages.value.seats.you }]}
      lanes={lanesOf(tracks, gains)}
      rail={RAIL}
      isMoving={false}
      isOwn
      isThinking={false}
    />
  </div>
);

const Goal = (): JSX.Element => (
  <div class="cards-lesson">
    <Lanes tracks={[8, 7, 10, 5, 7, 9]} />
  </div>
);

const Scoring = (): JSX.Element => (
  <Example
    open={[
      ['RG', 'BV'],
      ['RB', 'OY'],
    ]}
    hand={['RB', 'OG', 'YV']}
    tracks={[1, 2, 1, 1, 1, 1]}
  />
);

const Closed = (): JSX.Element => (
  <Example
    open={[
      ['RG', 'RV'],
      ['RB', 'OY'],
    ]}
    hand={['RY', 'RB', 'OG']}
    tracks={[2, 1, 1, 2, 0, 1]}
  />
);

/** A hand in which the weakest colour, blue, is missing. */
const Missing = (): JSX.Element => (
  <div class="cards-lesson">
    <div class="cards-lesson-open" role="img" aria-label={messages.value.cards.hand}>
      {['RO', 'RY', 'OG', 'YV', 'GV'].map((card) => (
        <CardFace key={card} card={card} />
      ))}
    </div>
    <Lanes tracks={[4, 5, 3, 4, 1, 3]} />
  </div>
);

const DIAGRAMS: readonly (ComponentType | undefined)[] = [Goal, Scoring, undefined, Closed, undefined, Missing];

/** The rules in our own words. */
export const lessons = (t: Messages): readonly Lesson[] =>
  t.cardsLessons.map(({ title, text }, index) => ({
    title,
    text,
    ...(DIAGRAMS[index] && { Diagram: DIAGRAMS[index] }),
  }));
