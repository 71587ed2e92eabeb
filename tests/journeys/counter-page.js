// A page with nothing but a counter that can be taken away, which knows the timers that wait.
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useValue } from '../../apps/player/src/features/jackpots/pools.ts';

const { setTimeout: begin, clearTimeout: end } = window;
window.waiting = new Set();
window.setTimeout = (work, ms) => {
  const timer = begin(() => {
    window.waiting.delete(timer);
    work();
  }, ms);
  window.waiting.add(timer);
  return timer;
};
window.clearTimeout = (timer) => {
  window.waiting.delete(timer);
  end(timer);
};

const { stepMs } = window;
const tick = Math.floor(Date.now() / stepMs);
const growth = { value: 0n, tick, step: 16_511n, stepMs, stopsAt: 1_000_000_000n };

function Counter() {
  return h('output', null, String(useValue(growth, 0)));
}

function Page() {
  const [shown, setShown] = useState(true);
  const [drawn, draw] = useState(0);
  return h(
    'main',
    null,
    h('button', { onClick: () => draw(drawn + 1) }, 'Draw again'),
    h('button', { onClick: () => setShown(!shown) }, shown ? 'Take away' : 'Bring back'),
    shown && h(Counter, { drawn }),
  );
}

createRoot(document.querySelector('#root')).render(h(Page));
