import { useSyncExternalStore } from 'react';

/** How far the server's clock is ahead of this one, in milliseconds. */
let ahead = 0;
const followers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let now = 0;

/** The server's time; this device's own clock may be wrong by hours. */
export const serverNow = (): number => Date.now() + ahead;

/** An answer says what time it is at the server; half of the way there and back is taken off. */
export function noteServerTime(serverTime: string, askedAt: number): void {
  const came = Date.now();
  ahead = Date.parse(serverTime) + (came - askedAt) / 2 - came;
}

function tick(): void {
  now = serverNow();
  for (const follow of followers) follow();
  // On the second of the server, so that all countdowns of a page change together.
  timer = setTimeout(tick, 1_000 - (now % 1_000));
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  if (followers.size === 1) tick();
  return () => {
    followers.delete(changed);
    if (followers.size === 0) clearTimeout(timer);
  };
}

/** The server's time; renders again with each second of it. */
export const useServerNow = (): number => useSyncExternalStore(follow, () => (now ||= serverNow()));
