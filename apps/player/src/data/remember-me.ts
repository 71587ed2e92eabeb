import { entryRoutes } from '@nokshi/contract/player/entry.ts';
import { call } from '@nokshi/web/call.ts';

/** The last username stays in a cookie for a day; never the password. Checklist S-020, C-012. */
const NAME = 'nokshi_username';
const DAY_SECONDS = 86_400;

export function rememberedName(): string | null {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${NAME}=`));
  return found ? decodeURIComponent(found.slice(NAME.length + 1)) : null;
}

export const rememberName = (username: string): void => write(username, DAY_SECONDS);

/** Clears the cookie, and what this browser remembers in place of the password. S-021. */
export async function forgetName(): Promise<void> {
  write('', 0);
  await call(entryRoutes.forgetRemembered, {});
}

function write(username: string, seconds: number): void {
  const value = `${NAME}=${encodeURIComponent(username)}`;
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${value}; max-age=${seconds}; path=/; samesite=lax`;
}
