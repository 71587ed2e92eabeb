import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

type Toast = { readonly id: number; readonly words: string; readonly kind: 'done' | 'wrong' };

const SHOWN_MS = 6_000;
const MOST = 3;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Says something shortly, to eyes and screen readers alike; never the only place of an error. */
export function tell(words: string, kind: Toast['kind'] = 'done'): void {
  last += 1;
  const id = last;
  set([...toasts, { id, words, kind }].slice(-MOST));
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), SHOWN_MS);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The live region; one in each app. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  // What was said belongs to the page that goes.
  useEffect(() => () => set([]), []);
  return (
    <div className={styles.toasts} role="status" aria-live="polite">
      {shown.map((toast) => (
        <p key={toast.id} className={styles.toast}>
          <Icon name={toast.kind === 'done' ? 'check' : 'alert'} size={18} />
          {toast.words}
        </p>
      ))}
    </div>
  );
}
