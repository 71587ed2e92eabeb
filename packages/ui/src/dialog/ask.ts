import type { ReactNode } from 'react';
import type { IconName } from '../icon.tsx';

export type AskButton = {
  readonly id: string;
  readonly label: string;
  readonly kind?: 'money' | 'plain' | 'quiet' | 'danger';
};

export type Ask = {
  readonly title: string;
  readonly icon?: IconName;
  /** Words, or nodes that are already safe to show. */
  readonly content?: ReactNode;
  /** None: a single CLOSE. The first one is the default that Enter triggers. */
  readonly buttons?: readonly AskButton[];
  /** Small, unless there is more to read. */
  readonly size?: 'small' | 'usual';
  readonly backdropCloses?: boolean;
  readonly escapeCloses?: boolean;
  readonly autoCloseMs?: number;
};

type Waiting = { readonly ask: Ask; readonly answer: (id: string | null) => void };

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

const set = (next: Waiting | null) => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** Opens the generic dialog; resolves to the pressed button's id, or null when it was closed. */
export function ask(question: Ask): Promise<string | null> {
  waiting?.answer(null);
  return new Promise((resolve) => {
    set({
      ask: question,
      answer: (id) => {
        set(null);
        resolve(id);
      },
    });
  });
}

export const askStore = {
  current: (): Waiting | null => waiting,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
