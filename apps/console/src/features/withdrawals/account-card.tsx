import { Button, Facts, MoneyText, tell } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import styles from '../../lib/desk.module.css';
import { Late } from '../../lib/late.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { missingOf, type OneWithdrawal } from './withdrawal.ts';
import own from './withdrawals.module.css';

type Props = { readonly withdrawal: OneWithdrawal };

/** Where the money goes, whose account that is, and what came of it. */
export function AccountCard({ withdrawal }: Props) {
  const { t, local } = useWords();
  const { amount, methodName, kind, fullAccount, received, reference, confirmBy } = withdrawal;
  const missing = missingOf(withdrawal);
  return (
    <section className={styles.card} aria-labelledby="account">
      <h2 id="account">{t('withdrawals.where')}</h2>
      <Facts
        facts={[
          { name: t('withdrawals.amount'), value: <MoneyText amount={amount} /> },
          {
            name: t('withdrawals.method'),
            value: (
              <span className={styles.pair}>
                {local(methodName)}
                <small>{t(`withdrawals.kind-${kind}`)}</small>
              </span>
            ),
          },
          { name: t('withdrawals.account'), value: <Copied text={fullAccount} /> },
          ...names(t, withdrawal),
          { name: t('withdrawals.requested'), value: timeText(withdrawal.requestedAt) },
          ...(reference
            ? [
                {
                  name: t('withdrawals.reference'),
                  value: <span className={styles.mono}>{reference}</span>,
                },
              ]
            : []),
          ...(confirmBy ? [{ name: t('withdrawals.confirm-by'), value: timeText(confirmBy) }] : []),
          ...(received === null
            ? []
            : [{ name: t('withdrawals.received'), value: <MoneyText amount={received} /> }]),
          ...(missing === '0.00' || received === null
            ? []
            : [{ name: t('withdrawals.missing'), value: <MoneyText amount={missing} /> }]),
        ]}
      />
    </section>
  );
}

/** Two names side by side: whose account it is, and who asks. */
function names(t: Translate, { holder, payeeName, risks, verified }: OneWithdrawal) {
  const differs = risks.includes('name-differs');
  return [
    {
      name: t('withdrawals.holder'),
      value: (
        <span className={styles.pair}>
          <span className={differs ? styles.bad : undefined}>{holder}</span>
          <small>{t(verified ? 'withdrawals.verified' : 'withdrawals.unverified')}</small>
        </span>
      ),
    },
    {
      name: t('withdrawals.payee-name'),
      value: (
        <span className={styles.pair}>
          {payeeName === null ? (
            <span className={styles.quiet}>{t('withdrawals.no-name')}</span>
          ) : (
            <span className={differs ? styles.bad : undefined}>{payeeName}</span>
          )}
          {differs && <Late>{t('withdrawals.not-the-same')}</Late>}
        </span>
      ),
    },
  ];
}

/** A number to copy into a bank's page: typed by hand it would be mistyped. */
function Copied({ text }: { readonly text: string }) {
  const { t } = useWords();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => tell(t('withdrawals.copied')),
      () => tell(t('withdrawals.not-copied'), 'wrong'),
    );
  return (
    <span className={own.copied}>
      <span className={`${styles.mono} ${own.number}`}>{text}</span>
      <Button small onClick={() => void copy()}>
        {t('withdrawals.copy')}
      </Button>
    </span>
  );
}
