/** A finished game, taken apart: chances, luck and decisions. */
export const review = {
  title: (game: string) => `${game}: review`,
  alone: 'Games played alone are not reviewed: there is nobody to win against.',
  failed: 'This game could not be reviewed.',
  replay: 'Watch replay',
  working: {
    graph: 'Working out the chances …',
    draws: 'Weighing what was drawn …',
    decisions: 'Judging the moves …',
  },
  stop: 'Stop',
  goOn: 'Go on',
  table: 'The table at this moment',
  graph: 'Chance to win',
  slider: 'Chance to win, move by move',
  sliderKeys: 'Drag, or use the arrow keys, to go through the game.',
  chances: (list: string) => `Chance to win: ${list}`,
  brokenOff: 'This game was broken off. It is reviewed up to there, and its result is not judged.',
  standIn: (name: string) => `A bot played this move for ${name}: it counts for nobody.`,
  noChoice: 'There was nothing to decide here.',
  fine: 'No better move was found.',
  little: (points: string) => `Lost ${points} points of winning: too little, or not sure enough, to be marked.`,
  lost: (points: string) => `${points} points of winning lost`,
  drew: (name: string, points: string) => `What came was worth ${points} points of winning to ${name}.`,
  marks: { little: 'Not quite the best', slip: 'Slip', big: 'Big slip' },
  better: (move: string) => `Better: ${move}`,
  why: (name: string) => `What speaks for it, said to ${name}:`,
  whyYou: 'What speaks for it:',
  asPlayed: 'As played',
  showBetter: 'Show the better move',
  previousMark: 'Previous marked move',
  nextMark: 'Next marked move',
  parts: 'Luck and decisions',
  draws: 'Draws',
  unknowable: 'What nobody could know',
  decisions: 'Decisions',
  part: 'Part',
  points: 'Points',
  from: (start: string, end: string) => `From ${start} to ${end}`,
  partsHelp:
    'In percentage points of winning. What the draws were worth is exact for the evaluation that judged; how the rest is split between decisions and what nobody could know is an estimate. What rivals lost by their decisions counts as a gain.',
  noLuck:
    'Draws are left out for this game, since its evaluation sees too little of what a piece is good for to tell luck from the rest.',
  decisionsHelp:
    'In percentage points of winning, and an estimate. What rivals lost by their decisions counts as a gain.',
  marked: 'Marked moves',
  noMarked: 'No move lost enough to be marked. Well played!',
  seat: (name: string, n: number, each: string) =>
    n === 1
      ? `${name}: 1 real decision, ${each} points lost`
      : `${name}: ${n} real decisions, ${each} points lost in each`,
  level: (levels: string) => `Level of play: ${levels}`,
  levels: (weakest: string, strongest: string) => `${weakest} to ${strongest}`,
  levelHelp: 'The level of play is that of the bots who lose as much in a decision when they play each other.',
  seatNone: (name: string) => `${name}: nothing to decide`,
  row: (ply: number, name: string) => `Move ${ply}, ${name}`,
  judgedBy: (name: string, hash: string) => `Judged by: ${name} (${hash})`,
};

/** Marked positions, one after the other. */
export const finding = {
  title: 'Find the better move',
  of: (name: string, n: number) => `${name}: ${n === 1 ? '1 move' : `${n} moves`}`,
  help: 'You see what was seen then. Try a move on the table.',
  place: (n: number, all: number) => `${n} of ${all}`,
  task: (name: string, lost: string) => `${name} lost ${lost} points of winning here. What is better?`,
  taskYou: (lost: string) => `You lost ${lost} points of winning here. What is better?`,
  judging: 'Judging your move …',
  best: 'Yes, that is the better move.',
  asGood: 'Yes, that is about as good as the best move.',
  closer: (lost: string) => `Better than what was played, but still ${lost} points short of the best.`,
  same: 'That is the move that was played.',
  no: (lost: string) => `Not better: that loses ${lost} points.`,
  failed: 'That move could not be judged.',
  show: 'Show it',
  next: 'Next',
  skip: 'Skip',
  back: 'Back to the review',
  over: (n: number, all: number) => `You found ${n} of ${all}.`,
  again: 'Once more',
};

/** What luck and skill are here, in plain words. */
export const skill = {
  title: 'Luck and skill',
  intro:
    'After a game people ask two things: was I unlucky, and where did I go wrong? A review answers both, as far as that is possible.',
  chance: 'The chance to win',
  chanceText:
    'A program looks at the whole position, all hidden pieces included, and says how likely everybody is to win. Together that is always 100%. At the beginning all have the same chance; at the end the winner has all of it. In between it goes up and down, for three reasons.',
  drawsText:
    'The chance after what came, compared with the average of all that could have come. Nothing is guessed here: every tile, card, stone or roll is tried and weighed by its odds.',
  decisionsText:
    'The move that was played, compared with the best one, as far as that player could know. The hidden pieces are dealt anew many times for this, so it is an estimate. Moves without a choice count for nothing, and a move is marked only where the loss is beyond doubt.',
  unknowableText:
    'The rest: what lay hidden when it was decided, and what the program itself saw only later. This is an estimate, too.',
  wrong: 'What people get wrong',
  facts: [
    {
      name: 'The better player tends to look unlucky.',
      text: 'Whoever plays better stands better, and then has more to lose by luck than to win by it. In a single game that looks like bad luck. On average it is none.',
    },
    {
      name: 'Two players cannot both be lucky.',
      text: 'What a draw gives to one, it takes from the others. Only those who count nothing but their own good pieces can all be lucky at once.',
    },
    {
      name: 'A bad result is not a bad decision.',
      text: 'A move is judged by what one could know. What a rival turned out to hold is nobody’s fault.',
    },
    {
      name: 'A good draw need not score at once.',
      text: 'It is worth what it does to the chance to win, compared with what else could have come.',
    },
    {
      name: 'One game proves nothing.',
      text: 'Luck in one game is about as large as the whole game. It takes dozens of games until the points lost by decisions say who plays better, and hundreds until results do.',
    },
  ],
};
