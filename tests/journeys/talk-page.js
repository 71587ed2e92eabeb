// A talk in a box that scrolls, whose pictures come whenever they come.
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useStickToEnd } from '../../packages/ui/src/use-stick-to-end.ts';

function Talk() {
  const [height, setHeight] = useState(400);
  useEffect(() => {
    window.grow = (px) => setHeight((before) => before + px);
  }, []);
  const end = useStickToEnd();
  return h(
    'div',
    { ref: end.ref, onScroll: end.onScroll, style: { height: 200, overflow: 'auto' } },
    h('div', { style: { height } }),
  );
}

createRoot(document.querySelector('#root')).render(h(Talk));
