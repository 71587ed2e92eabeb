import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  limitsRoutes,
  type Protection,
} from '@nokshi/contract/player/limits.ts';
import { parseTyped, plainAmount } from '@nokshi/money';
import { MoneyText, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { OwnerOnly } from '../../lib/owner-only.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { ByHouse } from './by-house.tsx';
import { ChangeLimit } from './change-limit.tsx';
import styles from './limits.module.css';
import { PendingChange } from './pending-change.tsx';
import { useProtection } from '../../data/protection.ts';
import { RealityCheck } from './reality-check.tsx';
import { TimeLimits } from './time-limits.tsx';

type Limit = Protection['limits'][number];

/** Deposit, loss and stake limits, the time to play, and the reality check. S-066, S-067. */
export default function Limits() {
  const { t } = useWords();
  const protection = useProtection();
  return (
    <QueryView query={protection}>
      {(data) => (
        <div className={styles.page}>
          <Note>{t('limits.how', { hours: data.offers.riseWaitHours })}</Note>
          {data.bothUntil && <Note>{t('limits.both', { at: timeText(data.bothUntil) })}</Note>}
          <ByHouse acts={data.byHouse} breaks={false} />
          {LIMIT_KINDS.map((kind) => (
            <section key={kind} className={styles.kind}>
              <h4>{t(`limits.${kind}`)}</h4>
              <OwnerOnly>
                <ul>
                  {LIMIT_PERIODS.map((period) => (
                    <OneLimit
                      key={period}
                      limit={data.limits.find(
                        (limit) => limit.kind === kind && limit.period === period,
                      )}
                      kind={kind}
                      period={period}
                    />
                  ))}
                </ul>
              </OwnerOnly>
            </section>
          ))}
          <TimeLimits times={data.times} />
          <RealityCheck chosen={data.realityCheck} offers={data.offers} />
        </div>
      )}
    </QueryView>
  );
}

type Props = Pick<Limit, 'kind' | 'period'> & { readonly limit: Limit | undefined };

const readAmount = (typed: string) => (parseTyped(typed) === null ? null : plainAmount(typed));

function OneLimit({ limit, kind, period }: Props) {
  const { t } = useWords();
  const amount = limit?.amount ?? null;
  return (
    <li className={styles.limit}>
      <div className={styles.line}>
        <strong>{t(`limits.${period}`)}</strong>
        <span>{amount === null ? t('limits.none') : <MoneyText amount={amount} />}</span>
        <ChangeLimit
          name={`${t(`limits.${kind}`)}, ${t(`limits.${period}`)}`}
          isSet={amount !== null}
          isMoney
          read={readAmount}
          wrongWords={t('app.amount-wrong')}
          set={(next) => call(limitsRoutes.setLimit, { kind, period, amount: next })}
        />
      </div>
      {limit && amount !== null && (
        <p className={styles.used}>
          {t('limits.used', { when: t(`limits.${limit.periods}-${period}`) })}{' '}
          <MoneyText amount={limit.used} />
          <span className={styles.resets}>
            {t(`limits.resets-${limit.periods}`, { at: timeText(limit.resetsAt) })}
          </span>
        </p>
      )}
      {limit?.pending && (
        <PendingChange pending={limit.pending}>
          {limit.pending.amount !== null && <MoneyText amount={limit.pending.amount} />}
        </PendingChange>
      )}
    </li>
  );
}
