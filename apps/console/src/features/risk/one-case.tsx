import { type OneRiskCase, consoleRiskRoutes as routes } from '@nokshi/contract/console/risk.ts';
import { Icon, useTick } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { wholeDates } from '@nokshi/web/whole-dates.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import story from '../../lib/story.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Acts } from './acts.tsx';
import { PeopleCard } from './people-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { factText, isOverdue, nameOf, RISK_KEY } from './risk.ts';
import own from './risk.module.css';
import { Score } from './score.tsx';
import { StateBadge } from './state-badge.tsx';

const LOOK_MS = 30_000;

/** One case whole, under an address of its own, and what can be done with it. */
export function OneCase({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  useTick(LOOK_MS);
  const back = new URLSearchParams(search);
  back.delete('case');
  const query = useQuery({
    queryKey: [...RISK_KEY, 'one', id],
    queryFn: () => call(routes.one, { id }),
  });
  return (
    <>
      <p className={styles.apart}>
        <Link href={`/risk${back.size > 0 ? `?${back}` : ''}`}>{t('risk.back')}</Link>
      </p>
      <QueryView query={query} height="420px">
        {(one) => <Whole one={one} />}
      </QueryView>
    </>
  );
}

type Props = { readonly one: OneRiskCase };

function Whole({ one }: Props) {
  const { t } = useWords();
  const at = one.reviewBy ? timeText(one.reviewBy) : '';
  const late = isOverdue(one, Date.now());
  return (
    <>
      <div className={styles.head}>
        <div className={styles.tools}>
          <h1>{nameOf(t, one)}</h1>
          <StateBadge state={one.state} />
        </div>
      </div>
      <section className={`${styles.card} ${styles.between}`} aria-label={t('risk.score')}>
        <div className={own.standing}>
          <Score score={one.score} />
          <p className={late ? own.late : styles.quiet}>
            {late && <Icon name="alert" size={16} />}
            <span>{t(`risk.now-${one.state}`, { at })}</span>
          </p>
        </div>
        <Acts one={one} />
      </section>
      <div className={own.columns}>
        <ReasonsCard one={one} />
        <PictureCard one={one} />
      </div>
      <PeopleCard people={one.people} />
      <StoryCard one={one} />
    </>
  );
}

/** Why, each reason with its weight and all of its facts. */
function ReasonsCard({ one }: Props) {
  const { t } = useWords();
  return (
    <section className={styles.card} aria-labelledby="why">
      <h2 id="why">{t('risk.reasons')}</h2>
      <ul className={own.reasons}>
        {one.found.map((reason) => (
          <li key={reason.code}>
            <p className={styles.between}>
              <strong>{t(`risk.reason-${reason.code}`)}</strong>
              <small className={styles.quiet}>{t('risk.weight', { weight: reason.weight })}</small>
            </p>
            <ul className={own.facts}>
              {reason.facts.map((fact) => (
                <li key={JSON.stringify(fact)}>{factText(t, reason, fact)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoryCard({ one: { steps } }: Props) {
  const { t } = useWords();
  return (
    <section className={styles.card} aria-labelledby="story">
      <h2 id="story">{t('risk.story')}</h2>
      <ol className={story.story}>
        {steps.map(({ step, at, operator, note, score }) => (
          <li className={story.step} key={`${step} ${at}`}>
            <strong>{t(`risk.step-${step}`)}</strong>
            {note && <p className={styles.words}>{note}</p>}
            <small>
              {wholeDates(
                [operator, timeText(at), t('risk.score-of', { score })].filter(Boolean).join(' · '),
              )}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
