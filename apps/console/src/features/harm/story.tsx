import type { HarmStep } from '@nokshi/contract/console/harm.ts';
import { HOUSE_REASONS } from '@nokshi/contract/player/limits.ts';
import { Button, moneyText } from '@nokshi/ui';
import { wholeDates } from '@nokshi/web/whole-dates.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { limitName } from '../../lib/limit-name.ts';
import { useMay } from '../../lib/session.ts';
import { spanText } from '../../lib/span.ts';
import own from '../../lib/story.module.css';
import { type Translate, useWords } from '../../lib/words.ts';
import type { OneMember } from './harm.ts';
import { LiftDialog } from './lift-dialog.tsx';

/** What was done for the member, newest last, and what may still be lifted of it. */
export function Story({ member }: { readonly member: OneMember }) {
  const { t } = useWords();
  const may = useMay('harm.act');
  const [lifting, setLifting] = useState<HarmStep | null>(null);
  const { steps } = member;
  return (
    <section className={styles.card} aria-labelledby="story">
      <h2 id="story">{t('harm.story')}</h2>
      {steps.length === 0 && <p className={styles.quiet}>{t('harm.no-story')}</p>}
      <ol className={own.story}>
        {steps.toReversed().map((step) => (
          <li key={step.id} className={own.step}>
            <strong>{t(`harm.did-${step.act}`)}</strong>
            {saysOf(t, step).map((words) => (
              <p key={words}>{words}</p>
            ))}
            {step.words && <p className={`${own.written} ${styles.words}`}>{step.words}</p>}
            <small>{wholeDates([step.by ?? t('harm.house'), timeText(step.at)].join(' · '))}</small>
            {step.liftable && may && (
              <div>
                <Button small onClick={() => setLifting(step)}>
                  {t('harm.lift')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {lifting && <LiftDialog member={member} step={lifting} onClose={() => setLifting(null)} />}
    </section>
  );
}

/** The facts of a step in words. */
function saysOf(t: Translate, { act, facts }: HarmStep): string[] {
  const why = HOUSE_REASONS.find((each) => each === facts.why);
  const because = why ? [t(`harm.why-${why}`)] : [];
  if (act === 'time-out') return [spanText(t, Number(facts.hours) * 60), ...because];
  if (act === 'lower') return [limitText(t, facts), ...because];
  if (act === 'letter') return [facts.title ?? ''];
  return [];
}

function limitText(t: Translate, { kind, period, amount = '0' }: HarmStep['facts']): string {
  const name = limitName(t, { kind: kind as 'loss', period: period as 'D' });
  const figure =
    kind === 'time' ? t('limit.minutes', { minutes: Number(amount) }) : moneyText(amount);
  return `${name}: ${figure}`;
}
