import { ownPath } from '@nokshi/contract/own-address.ts';

const LOG_IN_PAGES: ReadonlySet<string> = new Set(['/login', '/register', '/register.html']);

/**
 * Where a member stands after logging in or registering: home with the wanted game one tap away
 * when a gated game started it (S-026), the wanted page otherwise, else where they were.
 */
export function afterEntry(path: string, search: string): string {
  const params = new URLSearchParams(search);
  const next = ownPath(params.get('next'));
  if (next) {
    const wanted = new URL(next, 'https://site.invalid');
    const gameId = wanted.pathname === '/game' ? wanted.searchParams.get('id') : null;
    return gameId ? `/?continue=${encodeURIComponent(gameId)}` : next;
  }
  params.delete('m');
  params.delete('next');
  const rest = params.toString();
  return `${LOG_IN_PAGES.has(path) ? '/' : path}${rest && `?${rest}`}`;
}
