import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that are not on the public internet (RFC 6890 and its successors), and multicast. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
/** Only the allocated part of IPv6 is public; these ranges of it carry IPv4. */
const OUTSIDE_6 = new BlockList();
OUTSIDE_6.addSubnet('2000::', 3, 'ipv6');
const CARRIES_4 = new BlockList();
CARRIES_4.addSubnet('2001::', 23, 'ipv6');
CARRIES_4.addSubnet('2001:db8::', 32, 'ipv6');
CARRIES_4.addSubnet('2002::', 16, 'ipv6');

/** Whether an address is on the public internet. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !INSIDE.check(address, 'ipv4');
  return family === 6 && OUTSIDE_6.check(address, 'ipv6') && !CARRIES_4.check(address, 'ipv6');
};

export type Reach = (host: string) => Promise<{ address: string; family: 4 | 6 }>;

/**
 * The address to connect to for a host's name. The name is resolved once and the connection uses
 * that address, so a name that resolves differently later cannot reach a private one. Throws when
 * the address is private, except in demo mode.
 */
export const reachOf =
  (mode: 'demo' | 'licensed'): Reach =>
  async (host) => {
    const found = await lookup(host.replace(/^\[|\]$/g, ''));
    if (mode === 'licensed' && !isPublic(found.address))
      throw new Error('the address is not on the public internet');
    return { address: found.address, family: found.family === 6 ? 6 : 4 };
  };
