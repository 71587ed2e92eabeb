import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './plot.module.css';

type Props = {
  /** What the plot shows, for who cannot see it. */
  readonly label: string;
  /** Left, top, width and height in units of what is plotted; each is stretched for itself. */
  readonly box: readonly [number, number, number, number];
  readonly height: number;
  readonly className?: string | undefined;
  /** Named below it, from left to right. */
  readonly ends: readonly string[];
  readonly caption?: ReactNode;
  readonly children: ReactNode;
};

/** A picture of figures over time, as wide as its place, and what its ends are. */
export function Plot({ label, box, height, className, ends, caption, children }: Props) {
  return (
    <figure className={styles.figure}>
      <svg
        className={classes(styles.plot, className)}
        height={height}
        viewBox={box.join(' ')}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {children}
      </svg>
      <figcaption className={styles.below}>
        <span className={styles.ends}>
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </span>
        {caption}
      </figcaption>
    </figure>
  );
}

/** Of a step's width what is left free beside its bar. */
const GAP = 0.25;

type BarProps = {
  readonly at: number;
  readonly top: number;
  readonly height: number;
  readonly kind: 'lost' | 'paid';
  readonly children?: ReactNode;
};

export const Bar = ({ at, top, height, kind, children }: BarProps) => (
  <rect className={styles[kind]} x={at + GAP / 2} width={1 - GAP} y={top} height={height}>
    {children}
  </rect>
);

/** Where bars stand, and hang from. */
export const ZeroLine = ({ width, y = 0 }: { readonly width: number; readonly y?: number }) => (
  <line className={styles.zero} x1={0} x2={width} y1={y} y2={y} />
);
