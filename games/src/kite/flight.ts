import type { Flight } from '@nokshi/contract/player/kite.ts';
import { msTo, shownAt } from '@nokshi/house-math/instants/kite.ts';

/** The picture is so far behind the flight: the news of a cut needs a moment to arrive. */
export const HELD_MS = 300;

/** What a flight is doing at a moment of the server's clock. Multipliers are hundredths. */
export type Moment =
  | { readonly phase: 'none' }
  | { readonly phase: 'betting'; readonly leftMs: number; readonly wholeMs: number }
  | { readonly phase: 'closed'; readonly leftMs: number }
  | { readonly phase: 'flying'; readonly ms: number; readonly shown: number }
  | { readonly phase: 'cut'; readonly cut: number; readonly sinceMs: number }
  | { readonly phase: 'void' };

export function momentOf(flight: Flight | null, now: number): Moment {
  if (!flight) return { phase: 'none' };
  if (flight.state === 'VOID') return { phase: 'void' };
  const [opens, closes, rises] = [flight.opensAt, flight.closesAt, flight.risesAt].map(Date.parse);
  if (flight.cut !== null) {
    const sinceMs = Math.max(0, now - (rises ?? 0) - msTo(flight.cut));
    return { phase: 'cut', cut: flight.cut, sinceMs };
  }
  const leftMs = (closes ?? 0) - now;
  if (leftMs > 0 && flight.state === 'OPEN')
    return { phase: 'betting', leftMs, wholeMs: (closes ?? 0) - (opens ?? 0) };
  const ms = now - (rises ?? 0);
  if (ms < 0) return { phase: 'closed', leftMs: -ms };
  const seen = Math.max(0, ms - HELD_MS);
  return { phase: 'flying', ms: seen, shown: shownAt(seen) };
}

/** `2.31`, `1,000.00`. */
export const timesText = (hundredths: number): string =>
  (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export type CutHeight = 'low' | 'mid' | 'high';
/** Its colour in the strip: below two, below ten, and from ten on. */
export const heightOf = (cut: number): CutHeight =>
  cut < 200 ? 'low' : cut < 1_000 ? 'mid' : 'high';
