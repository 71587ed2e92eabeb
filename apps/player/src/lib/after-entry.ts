import { ownPath } from '@nokshi/contract/own-address.ts';

const LOG_IN_PAGES: ReadonlySet<string> = new Set(['/login', '/register', '/register.html']);

/**
 * Where a member stands after logging in: home with the wanted game one tap away when a gated game
 * started it (S-026), the wanted page otherwise, else where they were.
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

/**
 * A new member starts at home, where the welcome opens; of the previous page only the wanted address
 * is kept. Nothing opens over the pages of money. S-026.
 */
export function afterRegistration(search: string): string {
  const before = new URLSearchParams(search);
  const wanted = ['next', 'mc', 'ac'].flatMap((name) => {
    const value = before.get(name);
    return value === null ? [] : [[name, value]];
  });
  const to = new URL(
    afterEntry('/', new URLSearchParams(wanted).toString()),
    'https://site.invalid',
  );
  const inCentre = ['mc', 'ac'].some((name) => to.searchParams.has(name));
  if (!inCentre) to.searchParams.set('m', 'welcome');
  return to.pathname + to.search + to.hash;
}
