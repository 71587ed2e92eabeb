import { classes, clockText } from '@nokshi/ui';
import { useEffect, useRef } from 'react';
import type { MessageId } from '../locales/en/index.ts';
import { useServerNow } from '../data/server-now.ts';
import { useWords } from './words.ts';
import styles from './countdown.module.css';

type Props = {
  /** When the time began to run; the ring is full then. */
  readonly from: string;
  /** When it is over. */
  readonly to: string;
  readonly size?: 'small' | 'usual' | 'large';
  /** How it is said, with `{time}`. */
  readonly says: Extract<MessageId, `${string}.closes-in`>;
  /** Called once when the time is over. */
  readonly onEnd?: () => void;
};

/** The last seconds, in which it changes its colour. */
const HURRY = 10;
const HOUR = 3_600;
/** Length of the ring, so that its dashes are counted in percent. */
const LENGTH = 100;

/** `mm:ss`, with hours before it where there are any. */
export function shortClock(seconds: number): string {
  const text = clockText(seconds);
  return text.startsWith('0:') ? text.slice(2) : text;
}

/** `mm:ss` until a time of the server, in plain text. */
export function ClockText({ to }: { readonly to: string }) {
  const left = Math.max(0, Date.parse(to) - useServerNow());
  return <>{shortClock(Math.ceil(left / 1_000))}</>;
}

/** What is left until bets close, by the server's clock: a ring of stitches and minutes with seconds. */
export function Countdown({ from, to, size = 'usual', says, onEnd }: Props) {
  const { t } = useWords();
  const left = Math.max(0, Date.parse(to) - useServerNow());
  const seconds = Math.ceil(left / 1_000);
  const whole = Math.max(1, Date.parse(to) - Date.parse(from));
  const share = Math.min(1, left / whole) * LENGTH;
  useEnd(to, left === 0, onEnd);
  return (
    <span
      className={classes(styles.countdown, styles[size], seconds <= HURRY && styles.hurry)}
      role="timer"
      aria-label={t(says, { time: shortClock(seconds) })}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles.track} cx="18" cy="18" r="15.9" pathLength={LENGTH} />
        <circle
          className={styles.left}
          cx="18"
          cy="18"
          r="15.9"
          pathLength={LENGTH}
          strokeDasharray={`${share} ${LENGTH}`}
        />
      </svg>
      <span className={styles.time} aria-hidden="true">
        {seconds >= HOUR && size !== 'large'
          ? t('app.hours', { hours: Math.floor(seconds / HOUR) })
          : shortClock(seconds)}
      </span>
    </span>
  );
}

function useEnd(to: string, isOver: boolean, onEnd?: () => void): void {
  const called = useRef<string | null>(null);
  useEffect(() => {
    if (!isOver || called.current === to) return;
    called.current = to;
    onEnd?.();
  }, [to, isOver, onEnd]);
}
