import { everyDay } from '@nokshi/ui/day-bars.ts';
import { Plot } from '@nokshi/ui/plot.tsx';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import type { OneMember } from './harm.ts';
import own from './harm.module.css';

const HOURS = 24;
/** The night of Asia/Dhaka, midnight to six. */
const NIGHT = 6;
/** Hours named under the plot. */
const NAMED = [0, 6, 12, 18, 24];

/** A field for each hour of each day; the more rounds, the darker. The night has a ground of its own. */
export function PlayPlot({ member }: { readonly member: OneMember }) {
  const { t } = useWords();
  const { hours, from, to } = member;
  const days = everyDay(from, to);
  const most = Math.max(1, ...hours.map(({ rounds }) => rounds));
  const nights = hours.filter(({ hour }) => hour < NIGHT).length;
  return (
    <section className={styles.card} aria-labelledby="play">
      <h2 id="play">{t('harm.play')}</h2>
      <Plot
        className={own.hours}
        label={t('harm.play-label', { hours: hours.length, nights })}
        box={[0, 0, HOURS, days.length]}
        height={320}
        ends={NAMED.map((hour) => `${hour}:00`)}
        caption={<p className={styles.quiet}>{t('harm.play-words', { from, to })}</p>}
      >
        <rect className={own.ground} width={HOURS} height={days.length} />
        <rect className={own.night} width={NIGHT} height={days.length} />
        {hours.map(({ day, hour, rounds, staked }) => (
          <rect
            key={`${day} ${hour}`}
            className={own.played}
            x={hour + 0.06}
            y={days.indexOf(day) + 0.06}
            width={0.88}
            height={0.88}
            opacity={0.25 + 0.75 * Math.sqrt(rounds / most)}
          >
            <title>{t('harm.hour', { day, hour, rounds, staked })}</title>
          </rect>
        ))}
      </Plot>
    </section>
  );
}
