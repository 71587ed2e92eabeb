import { barsOf } from './day-bars.ts';
import { moneyText } from './money-text.tsx';
import { Bar, Plot, ZeroLine } from './plot.tsx';

type Props = {
  readonly days: readonly { readonly day: string; readonly net: string }[];
  readonly range: { readonly from: string; readonly to: string };
  /** What the plot shows, for who cannot see it. */
  readonly label: string;
};

/** What each day won or lost, as bars over and under one line. */
export function DayBarsPlot({ days, range: { from, to }, label }: Props) {
  const { zero, bars } = barsOf(days, { from, to });
  const ends = from === to ? [from] : [from, to];
  return (
    <Plot label={label} box={[0, 0, bars.length, 1]} height={140} ends={ends}>
      {bars.map(({ day, net, top, height }, at) => (
        <Bar
          key={day}
          kind={net.startsWith('-') ? 'lost' : 'won'}
          at={at}
          top={top}
          height={height}
        >
          <title>{`${day} ${moneyText(net, true)}`}</title>
        </Bar>
      ))}
      <ZeroLine width={bars.length} y={zero} />
    </Plot>
  );
}
