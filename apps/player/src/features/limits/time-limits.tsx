import { limitsRoutes, type Protection, TIME_LIMIT } from '@nokshi/contract/player/limits.ts';
import { latinDigits } from '@nokshi/money';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { OwnerOnly } from '../../lib/owner-only.tsx';
import { useWords } from '../../lib/words.ts';
import { ChangeLimit } from './change-limit.tsx';
import styles from './limits.module.css';
import { PendingChange } from './pending-change.tsx';
import { useSpanText } from '../../lib/use-span-text.ts';

type Times = Protection['times'];

/** How long the member wants to play in all, by every game together. RTS 12. */
export function TimeLimits({ times }: Pick<Protection, 'times'>) {
  const { t } = useWords();
  return (
    <section className={styles.kind}>
      <h4>{t('limits.time')}</h4>
      <p className={styles.used}>{t('limits.time-words')}</p>
      <OwnerOnly>
        <ul>
          {times.map((time) => (
            <OneTime key={time.period} time={time} />
          ))}
        </ul>
      </OwnerOnly>
    </section>
  );
}

function readMinutes(typed: string): number | null {
  const minutes = Number(latinDigits(typed.trim()) || Number.NaN);
  const { least, most } = TIME_LIMIT;
  return Number.isInteger(minutes) && minutes >= least && minutes <= most ? minutes : null;
}

function OneTime({ time }: { readonly time: Times[number] }) {
  const { t } = useWords();
  const spanText = useSpanText();
  const { period, periods, minutes, usedMinutes, resetsAt, pending } = time;
  return (
    <li className={styles.limit}>
      <div className={styles.line}>
        <strong>{t(`limits.${period}`)}</strong>
        <span>{minutes === null ? t('limits.none') : spanText(minutes)}</span>
        <ChangeLimit
          name={`${t('limits.time')}, ${t(`limits.${period}`)}`}
          isSet={minutes !== null}
          isMoney={false}
          read={readMinutes}
          wrongWords={t('limits.minutes-wrong', TIME_LIMIT)}
          set={(next) => call(limitsRoutes.setTimeLimit, { period, minutes: next })}
        />
      </div>
      <p className={styles.used}>
        {t('limits.played', { when: t(`limits.${periods}-${period}`) })} {spanText(usedMinutes)}
        <span className={styles.resets}>
          {t(`limits.resets-${periods}`, { at: timeText(resetsAt) })}
        </span>
      </p>
      {pending && (
        <PendingChange pending={pending}>
          {pending.minutes !== null && spanText(pending.minutes)}
        </PendingChange>
      )}
    </li>
  );
}
