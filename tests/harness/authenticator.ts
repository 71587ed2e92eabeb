import { createHmac } from 'node:crypto';

/** The six digits of RFC 6238 for a step from now, from a key in base32. */
export function codeOf(key: string, step = 0, nowMs = Date.now()): string {
  const bits = [...key].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign));
  const binary = bits.map((value) => value.toString(2).padStart(5, '0')).join('');
  const bytes = binary.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / 30_000) + step));
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
