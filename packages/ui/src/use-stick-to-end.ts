import { type UIEvent, useEffect, useRef } from 'react';

/** Close enough to the end to be led along. */
const NEAR_PX = 80;

/**
 * Keeps a list that grows at its end (words, or a picture that is still loading) scrolled to it,
 * unless its reader has gone back. `ref` and `onScroll` belong to the box that scrolls; what grows
 * is its only child.
 */
export function useStickToEnd() {
  const ref = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const top = useRef(0);
  useEffect(() => {
    const [box, content] = [ref.current, ref.current?.firstElementChild];
    if (!box || !content) return;
    const follow = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    });
    follow.observe(content);
    follow.observe(box);
    return () => follow.disconnect();
  }, []);
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    // The list may have grown since this scroll; only a way back up leaves the end.
    if (near || box.scrollTop < top.current) atEnd.current = near;
    top.current = box.scrollTop;
  };
  return { ref, onScroll };
}
