import { moneyText } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import { barsOf } from './bars.ts';
import styles from './net.module.css';

/** Of a day's width what is left free beside its bar. */
const GAP = 0.25;

type Props = {
  readonly days: readonly { readonly day: string; readonly net: string }[];
  readonly range: { readonly from: string; readonly to: string };
  readonly net: string;
};

/** What each day won or lost, as bars over and under one line. */
export function NetPlot({ days, range, net }: Props) {
  const { t } = useWords();
  const { zero, bars } = barsOf(days, range);
  const words = { from: range.from, to: range.to, net: moneyText(net, true), days: days.length };
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${bars.length} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('net.plot', words)}
      >
        {bars.map(({ day, net: of, top, height }, at) => (
          <rect
            key={day}
            className={of.startsWith('-') ? styles.lost : styles.won}
            x={at + GAP / 2}
            width={1 - GAP}
            y={top}
            height={height}
          >
            <title>{`${day} ${moneyText(of, true)}`}</title>
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
