import { Icon, type IconName } from '@nokshi/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './side-bar.module.css';

type Props = { readonly icon: IconName; readonly label: string; readonly children: ReactNode };

/** A tool of the side bar that unfolds beside it; a press elsewhere or Escape folds it. */
export function Flyout({ icon, label, children }: Props) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const fold = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={whole} className={styles.flyout} onKeyDown={fold}>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </button>
      <div id={panel} className={styles.panel} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
