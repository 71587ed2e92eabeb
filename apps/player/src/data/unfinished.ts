import { create } from 'zustand';

/** What the top bar's short form could not finish; the log-in modal goes on from there. */
export const useUnfinished = create<{ readonly username: string; readonly error: Error | null }>(
  () => ({
    username: '',
    error: null,
  }),
);
