import { formatAmount } from '@nokshi/money';
import { type PointerEvent, useContext, useRef, useState } from 'react';
import { type Bar, barsOf, namedDays, type Tick } from './day-bars.ts';
import styles from './day-bars.module.css';
import { MoneySign, moneyText } from './money-text.tsx';

type Props = {
  readonly days: readonly { readonly day: string; readonly net: string }[];
  readonly range: { readonly from: string; readonly to: string };
  /** What the plot shows, for who cannot see it. */
  readonly label: string;
  /** What a bar over the line is, and one under it. */
  readonly words?: { readonly gain: string; readonly loss: string };
};

const part = (of: number): string => `${of * 100}%`;

/** What each day won or lost: bars over and under one line, round amounts beside and dates below them. */
export function DayBarsPlot({ days, range, label, words }: Props) {
  const sign = useContext(MoneySign);
  const { bars, ticks } = barsOf(days, range);
  const [chosen, setChosen] = useState<number | null>(null);
  const plot = useRef<HTMLDivElement>(null);
  const shown = chosen === null ? undefined : bars[chosen];
  const tell = ({ day, net }: Bar) => `${day}, ${moneyText(net, true, sign)}`;
  const point = ({ clientX }: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect();
    if (!box) return;
    const at = Math.floor(((clientX - box.left) / box.width) * bars.length);
    setChosen(Math.max(0, Math.min(bars.length - 1, at)));
  };
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        {words && (
          <span className={styles.legend}>
            <span>{words.gain}</span>
            <span className={styles.lost}>{words.loss}</span>
          </span>
        )}
        <output className={styles.chosen}>{shown && tell(shown)}</output>
      </figcaption>
      <div className={styles.chart}>
        <input
          type="range"
          className={styles.walk}
          aria-label={label}
          min={0}
          max={bars.length - 1}
          value={chosen ?? bars.length - 1}
          aria-valuetext={tell(shown ?? (bars.at(-1) as Bar))}
          onFocus={() => setChosen((at) => at ?? bars.length - 1)}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
        <Amounts ticks={ticks} sign={sign} />
        <div
          ref={plot}
          className={styles.plot}
          aria-hidden="true"
          onPointerMove={(event) => event.pointerType === 'mouse' && point(event)}
          onPointerDown={point}
        >
          {ticks.map((tick) => (
            <span
              key={tick.minor}
              className={tick.minor === 0 ? styles.zero : styles.line}
              style={{ top: part(tick.y) }}
            />
          ))}
          <Bars bars={bars} chosen={chosen} />
        </div>
        <Dates bars={bars} />
      </div>
    </figure>
  );
}

type BarsProps = { readonly bars: readonly Bar[]; readonly chosen: number | null };

const Bars = ({ bars, chosen }: BarsProps) => (
  <div className={styles.bars}>
    {bars.map(({ day, net, top, height }, at) => (
      <span key={day} className={styles.day} data-chosen={at === chosen || undefined}>
        {height > 0 && (
          <span
            className={net.startsWith('-') ? styles.loss : styles.gain}
            style={{ top: part(top), height: part(height) }}
          />
        )}
      </span>
    ))}
  </div>
);

/** Whole amounts without their decimals. */
const short = (minor: number, sign: string): string => {
  const text = formatAmount(BigInt(Math.abs(minor))).replace(/\.00$/, '');
  return minor === 0 ? '0' : `${minor < 0 ? '−' : ''}${sign}${text}`;
};

const Amounts = ({ ticks, sign }: { readonly ticks: readonly Tick[]; readonly sign: string }) => (
  <div className={styles.amounts} aria-hidden="true">
    {ticks.map(({ minor, y }) => (
      <span key={minor} style={{ top: part(y) }}>
        {short(minor, sign)}
      </span>
    ))}
  </div>
);

const Dates = ({ bars }: { readonly bars: readonly Bar[] }) => (
  <div className={styles.dates} aria-hidden="true">
    {namedDays(bars.length).map((at) => (
      <span key={at} style={{ left: part((at + 0.5) / bars.length) }}>
        {bars[at]?.day.slice(5)}
      </span>
    ))}
  </div>
);
