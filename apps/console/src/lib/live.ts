import type { Line } from '@nokshi/web/live-line.ts';
import { create } from 'zustand';

/** Whether the live socket of the console stands. */
export const useLine = create<{ readonly line: Line }>(() => ({ line: 'new' }));
