/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 address, because one household
 * or phone has a whole /64.
 */
export function addressKey(ip: string): string {
  const v4 = asV4(ip);
  return v4 ?? `${groupsOf(ip).slice(0, 4).join(':')}::/64`;
}

/** Its neighbours, who get their addresses from one hand: the /24 of IPv4, the /48 of IPv6. */
export function addressPrefix(ip: string): string {
  const v4 = asV4(ip);
  return v4 ? v4.replace(/\d+$/, '0/24') : `${groupsOf(ip).slice(0, 3).join(':')}::/48`;
}

/** Null for IPv6. */
function asV4(ip: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  return mapped?.[1] ?? (ip.includes(':') ? null : ip);
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [before = '', after] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const gap = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array<string>(gap).fill('0'), ...tail].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
