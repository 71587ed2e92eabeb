import { Icon, Note } from '@nokshi/ui';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import type { OneWithdrawal } from './withdrawal.ts';
import own from './withdrawals.module.css';

/** What is worth a second look, each with its reason; none of them decides. */
export function RisksCard({ withdrawal }: { readonly withdrawal: OneWithdrawal }) {
  const { t } = useWords();
  const { risks, sharedWith, riskCase } = withdrawal;
  const mayRisk = useMay('risk.read');
  return (
    <section className={styles.card} aria-labelledby="risks">
      <h2 id="risks">{t('withdrawals.risks')}</h2>
      {riskCase && (
        <Note kind={riskCase.state === 'HELD' ? 'wrong' : 'info'}>
          {t(`withdrawals.case-${riskCase.state}`, { score: riskCase.score })}{' '}
          {mayRisk && <Link href={`/risk?case=${riskCase.id}`}>{t('withdrawals.case')}</Link>}
        </Note>
      )}
      {risks.length === 0 && !riskCase && <Note kind="good">{t('withdrawals.no-risk')}</Note>}
      <ul className={own.risks}>
        {risks.map((risk) => (
          <li key={risk}>
            <Icon name="alert" size={20} />
            <div>
              <strong>{t(`withdrawals.risk-${risk}`)}</strong>
              <p>{t(`withdrawals.risk-${risk}-why`)}</p>
              {risk === 'account-shared' && (
                <p className={styles.badges}>
                  {sharedWith.map(({ memberId, username }) => (
                    <Link key={memberId} href={`/members/${memberId}`}>
                      {username}
                    </Link>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
