import type { SurveyDay } from '@nokshi/contract/console/slots.ts';
import { useWords } from '../../lib/words.ts';
import styles from './plot.module.css';

const WIDTH = 640;
const HEIGHT = 240;
const [LEFT, RIGHT, TOP, BOTTOM] = [52, 12, 12, 28];

/** `played`: whether there are rounds from before the days shown. */
type Props = {
  readonly days: readonly SurveyDay[];
  readonly rtp: number;
  readonly played: boolean;
};

/** The return since the first day beside the sheet's, with the band that 99.9 of 100 stay in. */
export function ReturnPlot({ days, rtp, played }: Props) {
  const { t } = useWords();
  const points = days.flatMap(({ day, measured, low, high }) =>
    measured === null || low === null || high === null
      ? []
      : [{ day, measured: Number(measured), low: Number(low), high: Number(high) }],
  );
  const last = points.at(-1);
  if (!last) return <p>{t(played ? 'slots.no-recent-rounds' : 'slots.no-rounds')}</p>;
  // The band of the first days is as wide as the wall: the scale follows what was measured.
  const spread = Math.max(
    ...points.map(({ measured }) => Math.abs(measured - rtp)),
    last.high - rtp,
  );
  const reach = Math.max(2, spread * 1.25);
  const x = (at: number) =>
    LEFT +
    ((WIDTH - LEFT - RIGHT) * (points.length === 1 ? 1 : at)) / Math.max(1, points.length - 1);
  const y = (percent: number) => {
    const held = Math.min(rtp + reach, Math.max(rtp - reach, percent));
    return TOP + ((rtp + reach - held) / (2 * reach)) * (HEIGHT - TOP - BOTTOM);
  };
  const along = (of: 'measured' | 'low' | 'high') =>
    points.map((point, at) => `${x(at).toFixed(1)},${y(point[of]).toFixed(1)}`);
  const band =
    points.length === 1
      ? [
          `${LEFT},${y(last.low)}`,
          `${x(0)},${y(last.low)}`,
          `${x(0)},${y(last.high)}`,
          `${LEFT},${y(last.high)}`,
        ]
      : [...along('low'), ...along('high').reverse()];
  const marks = [rtp + reach / 2, rtp, rtp - reach / 2];
  const words = { measured: last.measured, low: last.low, high: last.high, rtp };
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('slots.plot', words)}>
        <polygon className={styles.band} points={band.join(' ')} />
        {marks.map((mark) => (
          <g key={mark}>
            <line
              className={mark === rtp ? styles.sheet : styles.grid}
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={y(mark)}
              y2={y(mark)}
            />
            <text className={styles.text} x={LEFT - 6} y={y(mark) + 4} textAnchor="end">
              {mark.toFixed(1)}
            </text>
          </g>
        ))}
        <polyline className={styles.measured} points={along('measured').join(' ')} />
        <circle className={styles.end} cx={x(points.length - 1)} cy={y(last.measured)} r={4} />
        <text className={styles.text} x={LEFT} y={HEIGHT - 8}>
          {points[0]?.day}
        </text>
        <text className={styles.text} x={WIDTH - RIGHT} y={HEIGHT - 8} textAnchor="end">
          {last.day}
        </text>
      </svg>
      <figcaption>{t('slots.plot', words)}</figcaption>
    </figure>
  );
}
