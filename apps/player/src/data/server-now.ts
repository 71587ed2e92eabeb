import { createServerClock } from '@nokshi/web/server-clock.ts';
import { useEffect, useReducer } from 'react';
import { hearLive, sayLive, useLine } from './live.ts';

const clock = createServerClock();
const watches = new Set<() => void>();
hearLive((message) => {
  if (message.type !== 'hello') return;
  // Only the first message of a line says what the site shows.
  if (message.shown === undefined) clock.answered(message.serverTime);
  else clock.greeted(message.serverTime);
  for (const draw of watches) draw();
});

/** This device may have slept, or its clock was set: ask at each line, and when the page is shown. */
const ask = () => {
  if (useLine.getState().line !== 'open' || document.hidden) return;
  clock.asked();
  sayLive('ping');
};
useLine.subscribe(ask);
document.addEventListener('visibilitychange', ask);
ask();

/** The server's time in milliseconds, as far as this page knows it. */
export const serverNow = (): number => clock.now();

/** The server's time; the component renders again at each step of it, by default each second. */
export function useServerNow(stepMs = 1_000): number {
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const now = serverNow();
  useEffect(() => {
    watches.add(draw);
    return () => void watches.delete(draw);
  }, []);
  useEffect(() => {
    const timer = setTimeout(draw, stepMs - (now % stepMs));
    return () => clearTimeout(timer);
  });
  return now;
}
