import type { OnProgress } from './live-day.ts';

const WIDTH = 30;

/** A bar with what is left of it; without a terminal, a line every tenth. */
export function showProgress(say: (line: string) => void, isTerminal: boolean): OnProgress {
  const began = performance.now();
  let tenths = 0;
  return (share, { tally }) => {
    const spent = (performance.now() - began) / 1_000;
    const left = share > 0 ? `${Math.ceil((spent / share) * (1 - share))} s left` : 'it begins';
    const filled = Math.round(share * WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    const line = `${bar} ${Math.round(share * 100)} %, ${tally.acts()} calls, ${left}`;
    if (isTerminal) process.stdout.write(`\r\u001b[K${line}${share >= 1 ? '\n' : ''}`);
    else if (share * 10 >= tenths) {
      tenths = Math.floor(share * 10) + 1;
      say(line);
    }
  };
}
