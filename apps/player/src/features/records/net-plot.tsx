import { moneyText } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import { barsOf } from './bars.ts';
import styles from './net.module.css';

const [WIDTH, HEIGHT, BELOW] = [640, 180, 24];
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
  const step = WIDTH / bars.length;
  const words = { from: range.from, to: range.to, net: moneyText(net, true), days: days.length };
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + BELOW}`}
      role="img"
      aria-label={t('net.plot', words)}
    >
      {bars.map(({ day, net: of, top, height }, at) => (
        <rect
          key={day}
          className={of.startsWith('-') ? styles.lost : styles.won}
          x={(at + GAP / 2) * step}
          width={(1 - GAP) * step}
          y={top * HEIGHT}
          height={height * HEIGHT}
          rx={2}
        >
          <title>{`${day} ${moneyText(of, true)}`}</title>
        </rect>
      ))}
      <line className={styles.zero} x1={0} x2={WIDTH} y1={zero * HEIGHT} y2={zero * HEIGHT} />
      <text className={styles.label} x={0} y={HEIGHT + BELOW - 6}>
        {range.from}
      </text>
      {range.from !== range.to && (
        <text className={styles.label} x={WIDTH} y={HEIGHT + BELOW - 6} textAnchor="end">
          {range.to}
        </text>
      )}
    </svg>
  );
}
