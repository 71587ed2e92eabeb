import { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { Level } from '../../lib/harm-level.tsx';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Acts } from './acts.tsx';
import { HARM_KEY, type OneMember } from './harm.ts';
import own from './harm.module.css';
import { MoneyPlot } from './money-plot.tsx';
import { PlayPlot } from './play-plot.tsx';
import { Story } from './story.tsx';

/** One member: what was counted, the play and the money of four weeks, and what was done. */
export function OnePage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const queue = search.get('queue');
  const query = useQuery({
    queryKey: [...HARM_KEY, 'one', id],
    queryFn: () => call(routes.one, { id }),
  });
  return (
    <>
      <p className={styles.apart}>
        <Link href={`/harm${queue ? `?queue=${queue}` : ''}`}>{t('harm.back')}</Link>
      </p>
      <QueryView query={query} height="420px">
        {(member) => <Whole member={member} />}
      </QueryView>
    </>
  );
}

function Whole({ member }: { readonly member: OneMember }) {
  const { t } = useWords();
  const { username, memberId, level, state, carer, since } = member;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.tools}>
          <h1>{username}</h1>
          <Level level={level} />
          <Link href={`/members/${memberId}?tab=limits`}>{t('harm.to-member')}</Link>
        </div>
      </div>
      <section className={`${styles.card} ${styles.between}`} aria-label={t('harm.state')}>
        <div>
          <p>
            <strong>{t(`harm.state-${state}`, { carer: carer ?? '' })}</strong>
          </p>
          {since && <p className={styles.quiet}>{t('harm.since-at', { at: timeText(since) })}</p>}
        </div>
        <Acts member={member} />
      </section>
      <div className={own.columns}>
        <div className={styles.stack}>
          <Markers member={member} />
          <PlayPlot member={member} />
          <MoneyPlot member={member} />
        </div>
        <Story member={member} />
      </div>
    </>
  );
}

/** What was counted, strongest first, in sentences. */
function Markers({ member }: { readonly member: OneMember }) {
  const { t } = useWords();
  const { markers } = member;
  return (
    <section className={styles.card} aria-labelledby="markers">
      <h2 id="markers">{t('harm.markers')}</h2>
      {markers.length === 0 && <p className={styles.quiet}>{t('harm.no-markers')}</p>}
      <ul className={own.markers}>
        {markers.map(({ marker, level, figure }) => (
          <li key={marker}>
            <strong>{t(`harm.name-${marker}`)}</strong>
            <span className={`${styles.badge} ${styles.small} ${level > 1 ? styles.warn : ''}`}>
              {t(`harm.strength-${level === 3 ? 3 : level === 2 ? 2 : 1}`)}
            </span>
            <p>{t(`harm.says-${marker}`, { figure })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
