import { element, setText } from '../panel/element.ts';

/** From then on it is the last bets: the thread turns red. */
const LAST_MS = 4_000;

/** A thread that is pulled out while bets are taken, with the words of the phase and the seconds that are left. */
export function createTimeBar() {
  const words = element('span', { class: 'phase' });
  const legend = element('span', { class: 'legend', 'aria-hidden': 'true' });
  const seconds = element('span', { class: 'seconds', 'aria-hidden': 'true' });
  const thread = element('i');
  const box = element(
    'div',
    { class: 'time', 'data-phase': 'none' },
    words,
    legend,
    seconds,
    element('div', { class: 'thread', 'aria-hidden': 'true' }, thread),
  );
  let pulled: Animation | null = null;
  let stillOf = 0;
  return {
    box,
    /** What the percentage on each spot is. */
    setLegend: (text: string) => setText(legend, text),
    setPhase(phase: string, text: string) {
      box.dataset['phase'] = phase;
      setText(words, text);
    },
    /** Runs by itself from here, `leftMs` of `wholeMs`; where stillness is wanted it is drawn with the seconds. */
    run(leftMs: number, { wholeMs, still }: { wholeMs: number; still: boolean }) {
      pulled?.cancel();
      stillOf = still ? wholeMs : 0;
      if (still) return;
      pulled = thread.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
        duration: wholeMs,
        fill: 'both',
      });
      pulled.currentTime = wholeMs - leftMs;
    },
    stop() {
      pulled?.cancel();
      pulled = null;
      thread.style.transform = '';
      setText(seconds, '');
      delete box.dataset['last'];
    },
    setLeft(leftMs: number) {
      const left = Math.ceil(leftMs / 1_000);
      setText(seconds, String(left));
      if (stillOf > 0) thread.style.transform = `scaleX(${Math.min(1, (left * 1_000) / stillOf)})`;
      if (leftMs <= LAST_MS) box.dataset['last'] = 'true';
      else delete box.dataset['last'];
    },
  };
}
export const isLast = (leftMs: number): boolean => leftMs <= LAST_MS;
