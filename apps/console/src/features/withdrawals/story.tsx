import { timeText } from '@nokshi/web/time.ts';
import styles from '../../lib/desk.module.css';
import own from '../../lib/story.module.css';
import { useWords } from '../../lib/words.ts';
import { type OneWithdrawal, storyOf } from './withdrawal.ts';

/** What happened, and what the operators wrote as they did it. */
export function Story({ withdrawal }: { readonly withdrawal: OneWithdrawal }) {
  const { t } = useWords();
  return (
    <section className={styles.card} aria-labelledby="story">
      <h2 id="story">{t('withdrawals.story')}</h2>
      <ol className={own.story}>
        {storyOf(withdrawal).map((line) =>
          line.kind === 'step' ? (
            <li key={`step ${line.step.at} ${line.step.state}`} className={own.step}>
              <strong>{t(`withdrawal.${line.step.state}`)}</strong>
              {line.step.note && <p>{t(`withdrawals.note-${line.step.note}`)}</p>}
              <small>{timeText(line.step.at)}</small>
            </li>
          ) : (
            <li key={`reason ${line.reason.at} ${line.reason.act}`} className={own.written}>
              <p className={styles.words}>{line.reason.reason}</p>
              <small>{`${line.reason.operator} · ${timeText(line.reason.at)}`}</small>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
