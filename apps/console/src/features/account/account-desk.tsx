import { Facts, Note } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { roleName } from '../../lib/names.ts';
import { useSession } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { ChangePassword } from './change-password.tsx';
import { SecondFactor } from './second-factor.tsx';

/** The operator's own password and second factor. */
export default function AccountDesk() {
  const { t } = useWords();
  const operator = useSession(({ state }) => (state.kind === 'in' ? state.operator : null));
  if (!operator) return null;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.account')}</h1>
      </div>
      {operator.passwordChangeNeeded ? (
        <Note>{t('account.must-change')}</Note>
      ) : operator.factorSetupNeeded ? (
        <Note>{t('account.must-set-up')}</Note>
      ) : (
        <div className={styles.narrow}>
          <Facts
            facts={[
              { name: t('login.username'), value: operator.username },
              {
                name: t('account.role'),
                value: operator.roles.map((role) => roleName(t, role)).join(', '),
              },
            ]}
          />
        </div>
      )}
      <div className={styles.cards}>
        {!operator.factorSetupNeeded && (
          <section className={styles.card}>
            <h2>{t('account.password')}</h2>
            <ChangePassword />
          </section>
        )}
        {!operator.passwordChangeNeeded && (
          <section className={styles.card}>
            <h2>{t('account.factor')}</h2>
            <SecondFactor on={operator.secondFactor} />
          </section>
        )}
      </div>
    </>
  );
}
