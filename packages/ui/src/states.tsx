import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import { Lotus } from './lotus.tsx';
import styles from './states.module.css';

/** A thread being pulled. */
export function Loader({ label }: { readonly label: string }) {
  return (
    <div className={styles.loader} role="status">
      <span className={styles.thread} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}

/** Covers the page while nothing of it can be shown yet. */
export function PageLoader({ label }: { readonly label: string }) {
  return (
    <div className={styles.page}>
      <Lotus size={56} />
      <Loader label={label} />
    </div>
  );
}

/** Keeps the place of what is coming, so that nothing jumps. */
export function Skeleton({ height }: { readonly height: string }) {
  return <div className={styles.skeleton} style={{ height }} aria-hidden="true" />;
}

type StateProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: IconName;
  readonly level?: 1 | 2 | 3;
};

/** Nothing here, said plainly, with the way on in `children`. */
export function EmptyState({ title, children, icon = 'info', level = 2 }: StateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <Icon name={icon} size={36} />
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}

type ErrorProps = {
  readonly title: string;
  readonly words: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
};

export function ErrorState({ title, words, retryLabel, onRetry }: ErrorProps) {
  return (
    <div className={classes(styles.state, styles.error)} role="alert">
      <Icon name="alert" size={36} />
      <p className={styles.title}>{title}</p>
      <p>{words}</p>
      <Button onClick={onRetry}>
        <Icon name="refresh" size={18} />
        {retryLabel}
      </Button>
    </div>
  );
}

/** A note beside something: information, a warning or an error that belongs to a whole form. */
export function Note(props: {
  readonly kind?: 'info' | 'wrong' | 'good';
  readonly children: ReactNode;
}) {
  const kind = props.kind ?? 'info';
  const icon = { info: 'info', wrong: 'alert', good: 'check' } as const;
  return (
    <div
      className={classes(styles.note, styles[kind])}
      role={kind === 'wrong' ? 'alert' : undefined}
    >
      <Icon name={icon[kind]} size={20} />
      <div>{props.children}</div>
    </div>
  );
}

/** Stands over the page while the line is down. */
export function OfflineBar({ words }: { readonly words: string }) {
  return (
    <p className={styles.offline} role="status">
      <Icon name="alert" size={18} />
      {words}
    </p>
  );
}

/** A running-stitch divider. */
export const Stitch = () => <div className={styles.stitch} aria-hidden="true" />;
