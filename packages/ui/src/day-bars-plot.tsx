import { barsOf } from './day-bars.ts';
import styles from './day-bars-plot.module.css';
import { moneyText } from './money-text.tsx';

/** Of a day's width what is left free beside its bar. */
const GAP = 0.25;

type Props = {
  readonly days: readonly { readonly day: string; readonly net: string }[];
  readonly range: { readonly from: string; readonly to: string };
  /** What the plot shows, for who cannot see it. */
  readonly label: string;
};

/** What each day won or lost, as bars over and under one line. */
export function DayBarsPlot({ days, range, label }: Props) {
  const { zero, bars } = barsOf(days, range);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${bars.length} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ day, net, top, height }, at) => (
          <rect
            key={day}
            className={net.startsWith('-') ? styles.lost : styles.won}
            x={at + GAP / 2}
            width={1 - GAP}
            y={top}
            height={height}
          >
            <title>{`${day} ${moneyText(net, true)}`}</title>
          </rect>
        ))}
        <line className={styles.zero} x1={0} x2={bars.length} y1={zero} y2={zero} />
      </svg>
      <figcaption className={styles.ends}>
        <span>{range.from}</span>
        {range.from !== range.to && <span>{range.to}</span>}
      </figcaption>
    </figure>
  );
}
