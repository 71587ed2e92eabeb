import { useEffect } from 'react';
import { wayBack } from '../../data/stage.ts';
import { useAddress } from '../../lib/address.ts';

/** Leaves the game for the page it was opened from. */
export function useLeave(): () => void {
  const { go } = useAddress();
  return () => go(wayBack());
}

/** Escape leaves the game, unless it closes what lies over it. */
export function useEscape(leave: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('dialog[open]')) leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [leave]);
}
