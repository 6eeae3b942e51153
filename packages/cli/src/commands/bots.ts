import type { BotName } from '@sixfold/bots';
import { FINE, readArgs, type Command } from '../command-line/command.ts';

const help = `
Usage: sixfold bots

Lists the bots: nine levels, weakest first, and three that others are measured against. A level that a game does not offer,
since people could not tell it from the next, plays as the one below. They see what a player sees and nothing else. How long
a level may think is a separate matter.
`;

/** What each bot is like. */
export const MANNERS: Readonly<Record<BotName, string>> = {
  beginner: 'has just learned the rules and overlooks a lot: a first win',
  learner: 'has seen a game or two and still misses much',
  casual: 'likes big scores and forgets the weakest colour now and then',
  regular: 'knows the game and slips now and then',
  club: 'watches the weakest colour and sees most moves, but does not look ahead',
  veteran: 'has a good eye and errs by little, but does not look ahead',
  expert: 'looks ahead and makes few mistakes',
  candidate: 'plays as the expert does; no game offers it any more',
  master: 'looks ahead as far as the time allows, and takes what you need',
  random: 'chooses by lot',
  greedy: 'takes what scores best for the weakest colour now',
  instinct: "the master's first impression, without looking ahead",
};

export const bots: Command = {
  name: 'bots',
  summary: 'list the bots',
  help,
  async run(words) {
    readArgs(words, {});
    process.stdout.write(
      Object.entries(MANNERS)
        .map(([name, manner]) => `${name.padEnd(12)}${manner}\n`)
        .join(''),
    );
    return FINE;
  },
};
