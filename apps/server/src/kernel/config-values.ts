import { isIP } from 'node:net';
import { z } from 'zod';

/** The values of the environment, each with the half sentence that says what it must be. */

export const mode = z.enum(['demo', 'licensed'], {
  error: ({ input }) => `MODE must be demo or licensed, not "${input}"`,
});

export const port = (name: string) =>
  z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535, {
      error: ({ input }) => `${name} must be a port from 1 to 65535, not "${input}"`,
    })
    .transform(Number);

/** The most that a ledger has (docs/money.md). */
const MOST_LANES = 4_096;

export const lanes = z
  .string()
  .refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_LANES, {
    error: ({ input }) => `LANES must be a whole number from 1 to ${MOST_LANES}, not "${input}"`,
  })
  .transform(Number);

export const lanesOfHouse = z
  .string()
  .refine((text) => /^(?:16|32|64|128|256|512|1024|2048|4096)$/.test(text), {
    error: ({ input }) =>
      `LANES_OF_HOUSE must be a power of two from 16 to ${MOST_LANES}, not "${input}"`,
  })
  .transform(Number);

export const hostname = z.string().refine((text) => isIP(text) > 0 || HOSTNAME.test(text), {
  error: ({ input }) =>
    `HOST must be an address or a host name to listen on, such as 127.0.0.1, not "${input}"`,
});
const HOSTNAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

export const origin = (name: string) =>
  z.string().refine(isOrigin, {
    error: ({ input }) =>
      `${name} must be an origin alone, such as https://play.example.com, ` +
      `without a path or anything else behind it, not "${input}"`,
  });

function isOrigin(text: string): boolean {
  const url = parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

export const urlOf = (name: string, schemes: readonly string[]) =>
  z.string().refine(
    (text) => {
      const url = parse(text);
      return url !== null && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== '';
    },
    // The value may hold a password, so it is not repeated.
    { error: `${name} must be a URL that begins with ${schemes[0]}:// and names a host` },
  );

export const masterKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, {
    error:
      'MASTER_KEY must be 64 hexadecimal digits, such as "openssl rand -hex 32" prints; ' +
      'remove it to have one made under DATA_DIR',
  })
  .transform((text) => Buffer.from(text, 'hex'));

export const direct = z
  .enum(['on', 'off'], {
    error: ({ input }) => `CITUS_DIRECT must be on or off, not "${input}"`,
  })
  .transform((text) => text === 'on');

export const logLevel = z.enum(['debug', 'info', 'warn', 'error'], {
  error: ({ input }) => `LOG_LEVEL must be debug, info, warn or error, not "${input}"`,
});

export const proxies = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((list) => list.every(isRange), {
    error:
      'TRUSTED_PROXIES must be addresses or ranges with commas between them, ' +
      'such as 10.0.0.7,192.168.0.0/16',
  });

function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
