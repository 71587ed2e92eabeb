import type { TableResult } from '@nokshi/contract/player/tables.ts';
import { ENDS } from '@nokshi/house-math/tables/cockfight.ts';
import { BOUT_TONES, marksOf } from '../../lib/rounds/marks.ts';
import { Marks } from '../../lib/rounds/trail.tsx';
import { useSaidMarks, useSpotNames } from '../../lib/rounds/say.ts';
import { useWords } from '../../lib/words.ts';
import styles from './ring.module.css';

/** So many bouts stand in the grid. Products.md 3.4. */
const SHOWN = 30;
const GAME = 'robo-rumble';

/** How the last bouts ended, the newest first, and how often each way. */
export function LastBouts({ last }: { readonly last: readonly TableResult[] }) {
  const { t } = useWords();
  const say = useSaidMarks();
  const nameOf = useSpotNames();
  const marks = marksOf(GAME, last).slice(0, SHOWN);
  if (marks.length === 0) return <p className={styles.quiet}>{t('ring.last-empty')}</p>;
  const results = marks.map((mark) => say(GAME, mark)).join(', ');
  return (
    <section className={styles.last} aria-labelledby="last-bouts">
      <h2 id="last-bouts">{t('ring.last', { count: marks.length })}</h2>
      <div role="img" aria-label={t('live.last', { results })} className={styles.bouts}>
        <Marks marks={marks} />
      </div>
      <ul className={styles.counts}>
        {ENDS.map((end, at) => {
          const count = marks.filter(({ spot }) => spot === end).length;
          return (
            <li key={end} data-tone={BOUT_TONES[at]}>
              {nameOf(GAME, end)} <strong>{count}</strong>
            </li>
          );
        })}
      </ul>
      <p className={styles.quiet}>{t('ring.no-pattern')}</p>
    </section>
  );
}
