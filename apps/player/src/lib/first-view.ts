import { useEffect } from 'react';

/** The longest that the first view stands where the page has nothing of its own to show in its place. */
const LONGEST_MS = 3_000;

/** What the server drew into the page before our program ran: over the site until it shows its first games itself. */
export function keepFirstView(): void {
  setTimeout(dropFirstView, LONGEST_MS);
}

export function dropFirstView(): void {
  document.getElementById('first')?.remove();
}

/** Of a list of games: with them, or without an answer, the page shows itself what was drawn before it. */
export function useFirstGames(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) dropFirstView();
  }, [isPending]);
}
