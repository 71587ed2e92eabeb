import { LIMIT_KINDS, LIMIT_PERIODS, type Protection } from '@nokshi/contract/player/limits.ts';
import { MoneyText, Note } from '@nokshi/ui';
import { QueryView } from '../../lib/query-view.tsx';
import { OwnerOnly } from '../../lib/owner-only.tsx';
import { momentText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import { ChangeLimit } from './change-limit.tsx';
import styles from './limits.module.css';
import { PendingChange } from './pending-change.tsx';
import { useProtection } from './protection.ts';

type Limit = Protection['limits'][number];

/** Deposit, loss and stake limits for day, week and month. S-066. */
export default function Limits() {
  const { t } = useWords();
  const protection = useProtection();
  return (
    <QueryView query={protection}>
      {(data) => (
        <div className={styles.page}>
          <Note>{t('limits.how')}</Note>
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
        </div>
      )}
    </QueryView>
  );
}

type Props = Pick<Limit, 'kind' | 'period'> & { readonly limit: Limit | undefined };

function OneLimit({ limit, kind, period }: Props) {
  const { t } = useWords();
  const amount = limit?.amount ?? null;
  return (
    <li className={styles.limit}>
      <div className={styles.line}>
        <strong>{t(`limits.${period}`)}</strong>
        <span>{amount === null ? t('limits.none') : <MoneyText amount={amount} />}</span>
        <ChangeLimit kind={kind} period={period} amount={amount} />
      </div>
      {limit && amount !== null && (
        <p className={styles.used}>
          {t('limits.used')} <MoneyText amount={limit.used} /> ·{' '}
          {t('limits.resets', { at: momentText(limit.resetsAt) })}
        </p>
      )}
      {limit?.pending && <PendingChange pending={limit.pending} />}
    </li>
  );
}
