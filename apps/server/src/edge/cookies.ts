import fastifyCookie from '@fastify/cookie';
import type { RealmName } from './deps.ts';

/** The cookies of one realm; over https their names carry `__Host-`, so no other host sets them. */
export type Cookies = {
  readonly session: string;
  readonly guest: string;
  /** A `Set-Cookie` value; null clears it. The browser forgets it at its end, the server sooner. */
  write(name: string, value: string | null): string;
};

export function cookiesOf(realm: RealmName, origin: string): Cookies {
  const secure = origin.startsWith('https://');
  const prefix = secure ? '__Host-' : '';
  return {
    session: `${prefix}nokshi_${realm}`,
    guest: `${prefix}nokshi_guest`,
    write: (name, value) =>
      fastifyCookie.serialize(name, value ?? '', {
        httpOnly: true,
        sameSite: 'lax',
        secure,
        path: '/',
        ...(value === null ? { maxAge: 0 } : {}),
      }),
  };
}

/** The cookies of a request by name; the first of two with one name counts. */
export const readCookies = (header: string | undefined): Record<string, string | undefined> =>
  header ? fastifyCookie.parse(header) : {};
