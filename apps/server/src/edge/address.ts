import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** The addresses of a CIDR list (`10.0.0.0/8`, `2001:db8::/32`, or a single address). */
export function networks(cidrs: readonly string[]): (ip: string) => boolean {
  if (cidrs.length === 0) return () => false;
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [address = '', bits] = cidr.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new Error(`${cidr} is no network`);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (ip) => isIP(ip) !== 0 && list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}

export const isLoopback = networks(['127.0.0.0/8', '::1']);

/** `::ffff:127.0.0.1`, as a dual-stack socket names it, is `127.0.0.1`. */
export const plainAddress = (ip: string): string =>
  ip.toLowerCase().startsWith('::ffff:') && isIP(ip.slice(7)) === 4 ? ip.slice(7) : ip;

/**
 * The address of the caller. `X-Forwarded-For` is read from the right: each address that a trusted
 * proxy wrote is believed, and the first one that is not a trusted proxy itself is the caller. A
 * client can only add to the left of that, so its own claims are never reached. Checklist L-006.
 */
export function callerAddress(request: IncomingMessage, trusted: (ip: string) => boolean): string {
  const chain = proxyAddr.all(request, (ip) => isIP(ip) !== 0 && trusted(plainAddress(ip)));
  // An unreadable value from a proxy says nothing about the caller.
  return plainAddress(chain.findLast((ip) => isIP(ip) !== 0) ?? '');
}
