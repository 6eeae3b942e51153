import { BlockList, isIPv4 } from 'node:net';

/** Networks that are not the world's: this machine, the house, the provider, tests, groups, what is reserved. */
const OWN_NETWORKS: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of IPv6 only these are the world's, but for tests and for what leads to some IPv4 address. */
const WORLD_6 = ['2000::', 3] as const;
const NOT_WORLD_6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const own = new BlockList();
for (const [network, bits] of OWN_NETWORKS) own.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_WORLD_6) own.addSubnet(network, bits, 'ipv6');
const world = new BlockList();
world.addSubnet(...WORLD_6, 'ipv6');

/** Whether an address is anybody's in the world, and not of this machine or its network. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !own.check(address, 'ipv4') : world.check(address, 'ipv6') && !own.check(address, 'ipv6');
