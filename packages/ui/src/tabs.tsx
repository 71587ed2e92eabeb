import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from './classes.ts';
import fades from './fades.module.css';
import styles from './tabs.module.css';

type Tab = {
  readonly id: string;
  readonly label: string;
  /** Stands after the label: a count. */
  readonly badge?: ReactNode;
};

type Props = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  readonly children?: ReactNode;
};

/** The strip's edges fade where more follows: the open tab stands clear of that. */
const FADED = 32;

/** More than these are drawn tighter, so that they fit on a desktop. */
const USUAL = 8;

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Tabs by the ARIA pattern: arrows move, the running stitch marks the one that is open. With fewer than
 * two there is nothing to choose and the panel stands alone; it stays the same one when tabs come.
 */
export function Tabs({ label, tabs, selected, onSelect, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a phone the open tab may be past the edge: the strip is moved, the page is not. Not before the
  // dialog around it is open, which opens in an effect of the layout: until then it has no width.
  useEffect(() => {
    const strip = list.current;
    const open = strip?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!strip || !open) return;
    const left = open.offsetLeft - strip.offsetLeft - FADED;
    const right = left + open.offsetWidth + 2 * FADED - strip.clientWidth;
    strip.scrollLeft = Math.max(right, Math.min(left, strip.scrollLeft));
  }, [selected]);
  const move = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  const several = tabs.length > 1;
  return (
    <>
      {several && (
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className={classes(fades.fades, styles.tabs, tabs.length > USUAL && styles.many)}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              data-tab={tab.id}
              aria-selected={tab.id === selected}
              aria-controls={children === undefined ? undefined : `${id}-panel`}
              tabIndex={tab.id === selected ? 0 : -1}
              className={styles.tab}
              onKeyDown={move}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
              {tab.badge}
            </button>
          ))}
        </div>
      )}
      {children !== undefined && (
        <div
          id={`${id}-panel`}
          {...(several && { role: 'tabpanel', 'aria-labelledby': `${id}-${selected}` })}
        >
          {children}
        </div>
      )}
    </>
  );
}
