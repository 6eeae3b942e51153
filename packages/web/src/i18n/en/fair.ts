/** Luck that everybody has a part in, and that anybody can check. */
export const fair = {
  explain:
    'Before the game the server puts all of its luck into a sealed envelope and shows everybody the envelope’s fingerprint. Only then does each device at the table secretly think of a number. All numbers are mixed with what is in the envelope, so nobody can choose the luck, not even the server. What everybody sees is checked at once: then there is a tick. At the end the whole envelope is opened, and anybody can check everything.',
  notShown:
    'One thing this does not prove: that the server does not peek at what you hold. It deals, and so could know.',
  fingerprint: 'Fingerprint of the envelope',
  numbers: 'Whose number is in it',
  isIn: (name: string) => `${name}: yes`,
  isOut: (name: string) => `${name}: no`,
  ownMissing: 'Your device gave its number, but the server says that it did not. This is not fair.',
  from: (ply: number) => `This game was begun elsewhere: its luck is fair from move ${ply} on.`,
  checked: 'Checked: this luck was in the sealed envelope',
  wrong: 'Careful: this luck is not what was in the sealed envelope!',
  checkAll: 'Check the whole game',
  whole: 'Everything is as it was sealed.',
  notWhole: 'This game is not as it was sealed!',
  noAnswer: 'It could not be checked just now.',
  device:
    'All luck of this game was put into a sealed envelope before the first move. At the end it is opened, so anybody can see that nothing was changed afterwards.',
  deviceNot: 'It does not prove that nobody looked inside or chose it: this device knows what is in it.',
  sealed: (fingerprint: string) => `Sealed luck: ${fingerprint} …`,
  inside: 'What was in the envelope',
};
