import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import styles from './dialog.module.css';
import { createDialogStack, documentPage } from './stack.ts';
import { keepFocusInside } from './keep-focus-inside.ts';

const stack = createDialogStack(documentPage);

export type DialogProps = {
  readonly title: string;
  /** The title is read, but the content shows its own. */
  readonly titleHidden?: boolean;
  readonly onClose: () => void;
  /** Label of the cross; without it there is none. */
  readonly closeLabel?: string | undefined;
  /** The site's own modals stay on a click beside them; a generic dialog closes (M-014, M-015). */
  readonly backdropCloses?: boolean;
  readonly escapeCloses?: boolean;
  /** May refuse the opening. */
  readonly beforeOpen?: () => boolean;
  readonly autoCloseMs?: number | undefined;
  /** A sheet is at the bottom of a phone, under the thumb; a side is at the edge of a desktop, beside its list. */
  readonly size?: 'small' | 'usual' | 'full' | 'sheet' | 'side';
  readonly children: ReactNode;
};

/** A native modal dialog: shown while it is mounted; focus goes in, stays in, and is given back. */
export function Dialog({ size = 'usual', closeLabel, autoCloseMs, ...props }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const { onClose, beforeOpen, backdropCloses = false, escapeCloses = true } = props;
  useShown(element, onClose, beforeOpen);
  useEffect(() => {
    if (autoCloseMs === undefined) return;
    const timer = setTimeout(onClose, autoCloseMs);
    return () => clearTimeout(timer);
  }, [autoCloseMs, onClose]);

  return (
    // The keyboard's way is Escape, a phone's the back gesture (onCancel); a click beside the dialog is the mouse's.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={classes(styles.dialog, styles[size], !backdropCloses && styles.late)}
      aria-label={props.title}
      aria-modal="true"
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        if (escapeCloses) onClose();
      }}
      onClose={() => {
        // A browser may close on a second request although the first was refused.
        if (!element.current || element.current.open) return;
        if (escapeCloses) onClose();
        else element.current.showModal();
      }}
      onClick={(event) => {
        if (backdropCloses && event.target === element.current) onClose();
      }}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => {
        keepFocusInside(event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (escapeCloses) onClose();
      }}
    >
      <div className={styles.body}>
        {(!props.titleHidden || closeLabel) && (
          <header className={styles.head}>
            <h2 className={props.titleHidden ? 'visually-hidden' : undefined}>{props.title}</h2>
            {closeLabel && (
              <button
                type="button"
                className={styles.cross}
                aria-label={closeLabel}
                onClick={onClose}
              >
                <Icon name="close" />
              </button>
            )}
          </header>
        )}
        {props.children}
      </div>
    </dialog>
  );
}

type Element = { readonly current: HTMLDialogElement | null };

function useShown(element: Element, onClose: () => void, beforeOpen?: () => boolean) {
  const refused = useRef({ onClose, beforeOpen });
  refused.current = { onClose, beforeOpen };
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (refused.current.beforeOpen?.() === false || !stack.enter()) {
      refused.current.onClose();
      return;
    }
    const before = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      stack.leave();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [element]);
}
