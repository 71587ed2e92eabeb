import { createHmac, timingSafeEqual } from 'node:crypto';

const WINDOW_SECONDS = 300;
const NAMES = { time: 'x-nokshi-timestamp', mac: 'x-nokshi-signature' } as const;

const macOf = (secret: Buffer, timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();

/** HMAC-SHA256, in hex, over `<timestamp>.<body>`; the timestamp in seconds. docs/checkout.md. */
export function signed(secret: Buffer, body: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  return { [NAMES.time]: timestamp, [NAMES.mac]: macOf(secret, timestamp, body).toString('hex') };
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export function isSigned(
  secret: Buffer,
  { headers, body, now }: { headers: Headers; body: string; now: number },
): boolean {
  const timestamp = String(headers[NAMES.time]);
  const mac = Buffer.from(String(headers[NAMES.mac]), 'hex');
  if (!/^[0-9]{1,12}$/.test(timestamp) || mac.length !== 32) return false;
  if (Math.abs(now / 1_000 - Number(timestamp)) > WINDOW_SECONDS) return false;
  return timingSafeEqual(macOf(secret, timestamp, body), mac);
}
