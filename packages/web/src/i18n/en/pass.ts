/** Between the turns of people who share a device. */
export const pass = {
  passOn: (name: string) => `Pass on to ${name}`,
  cover: (name: string) => `Pass the device to ${name}`,
  coverHelp: 'Everyone else, look away.',
  uncover: (name: string) => `I am ${name}`,
  standings: (list: string) => `Weakest colour: ${list}`,
};
