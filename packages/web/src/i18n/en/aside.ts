/** What the tracks say of gates and goals, where a game has them. */
export const aims = {
  gate: (from: number, to: number, needs: number) =>
    `${from}–${to} locked until every colour is at ${needs} or more. Still needed:`,
  goal: (value: number) => `Goal: all six colours at ${value}. Not there yet:`,
};

/** One word before something is met for the first time on this device. */
export const firsts = {
  label: 'For the first time',
  swap: 'None of these shows your weakest colour: you may swap them all.',
  bonus: 'A colour has arrived: you have another turn before anybody else.',
  joker: 'Matching dice can be a joker: tap them, then a row.',
  back: 'With an undo this game won’t count in your statistics. Tap again to undo.',
};

/** Who answers for the server. */
export const foot = {
  imprint: 'Imprint',
  privacy: 'Privacy',
};

/** What the build writes into the head of the page, and the server into that of links. */
export const head = {
  description:
    'Sixfold: your weakest colour is your score. Play against bots, with friends or together on one device, even offline.',
  noScript: 'Sixfold needs JavaScript.',
};
