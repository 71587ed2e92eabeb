import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** Whether a game has the whole window, and the address to go back to when it is left. */
const useStage = create<{ readonly open: boolean; readonly from: string }>(() => ({
  open: false,
  from: '/',
}));

export const useOnStage = (): boolean => useStage(({ open }) => open);

/** Hides the header, the navigation, the chat and all else around the page while it is mounted. */
export function useWholeWindow(): void {
  useLayoutEffect(() => {
    useStage.setState({ open: true });
    return () => useStage.setState({ open: false });
  }, []);
}

/** Call with the address of every page that is not a game of its own. */
export const noteWayBack = (from: string): void => useStage.setState({ from });

/** The page before the game: its list, its filters. */
export const wayBack = (): string => useStage.getState().from;
