import fastifyCookie from '@fastify/cookie';
import type { KeptCookie } from '../kernel/caller.ts';
import type { RealmName } from './deps.ts';

/** The cookies of one realm; over https their names carry `__Host-`, so no other host sets them. */
export type Cookies = {
  readonly session: string;
  readonly guest: string;
  readonly kept: Readonly<Record<KeptCookie, string>>;
  /**
   * A `Set-Cookie` value; null clears it. The browser drops it after `maxAge` seconds, else when it
   * closes; the server earlier.
   */
  write(name: string, value: string | null, maxAge?: number): string;
};

const DAY = 86_400;

/** How long the browser keeps what outlives the session, in seconds. Checklist C-012. */
export const KEPT_FOR: Readonly<Record<KeptCookie, number>> = {
  device: 400 * DAY,
  remembered: DAY,
  chat: 30 * DAY,
};

export function cookiesOf(realm: RealmName, origin: string): Cookies {
  const secure = origin.startsWith('https://');
  const prefix = secure ? '__Host-' : '';
  return {
    session: `${prefix}nokshi_${realm}`,
    guest: `${prefix}nokshi_guest`,
    kept: {
      device: `${prefix}nokshi_device`,
      remembered: `${prefix}nokshi_remembered`,
      chat: `${prefix}nokshi_chat`,
    },
    write: (name, value, maxAge) =>
      fastifyCookie.serialize(name, value ?? '', {
        httpOnly: true,
        sameSite: 'lax',
        secure,
        path: '/',
        ...(value === null ? { maxAge: 0 } : maxAge !== undefined && { maxAge }),
      }),
  };
}

/** The cookies of a request by name; of two with one name the first counts. */
export const readCookies = (header: string | undefined): Record<string, string | undefined> =>
  header ? fastifyCookie.parse(header) : {};
