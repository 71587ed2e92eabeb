import { entryRoutes } from '@nokshi/contract/player/entry.ts';
import { call } from '@nokshi/web/call.ts';

/** The last username and mobile number stay in cookies for a day; never the password. Checklist S-020, C-012. */
const NAME = 'nokshi_username';
const MOBILE = 'nokshi_mobile';
const DAY_SECONDS = 86_400;

export const rememberedName = (): string | null => read(NAME);
export const rememberedMobile = (): string | null => read(MOBILE);

export const rememberName = (username: string): void => write(NAME, username, DAY_SECONDS);
export const rememberMobile = (mobileNum: string): void => write(MOBILE, mobileNum, DAY_SECONDS);

/** Clears the cookies, and what this browser remembers in place of the password. S-021. */
export async function forgetHere(): Promise<void> {
  for (const name of [NAME, MOBILE]) write(name, '', 0);
  await call(entryRoutes.forgetRemembered, {});
}

function read(name: string): string | null {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

function write(name: string, value: string, seconds: number): void {
  const pair = `${name}=${encodeURIComponent(value)}`;
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${pair}; max-age=${seconds}; path=/; samesite=lax`;
}
