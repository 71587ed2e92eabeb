import { Note } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Differences } from './differences.tsx';
import { ScopeCard } from './scope-card.tsx';
import { type LedgerPage, useLedger } from './use-ledger.ts';

/** Both proofs side by side: how the last went, how far the running one is. */
export function ProofView() {
  return (
    <QueryView query={useLedger()} height="480px">
      {(page) => <Proofs {...page} />}
    </QueryView>
  );
}

function Proofs({ alarms, guard, scopes }: LedgerPage) {
  const { t } = useWords();
  const proven = scopes.some(({ last }) => last !== null);
  return (
    <>
      {alarms.map((alarm) => (
        <Note key={alarm} kind="wrong">
          {t(`alarm.${alarm}`)}
        </Note>
      ))}
      {alarms.length === 0 && (
        <Note kind={proven ? 'good' : 'info'}>{t(proven ? 'ledger.clean' : 'ledger.never')}</Note>
      )}
      {guard === 'trigger' && <Note>{t('ledger.one-role')}</Note>}
      <div className={styles.cards}>
        {scopes.map((of) => (
          <ScopeCard key={of.scope} of={of} />
        ))}
      </div>
      {scopes.map(({ scope, last }) =>
        last && last.examples.length > 0 ? (
          <section key={scope} className={styles.card}>
            <h2>{t(`ledger.differences-${scope}`)}</h2>
            <Differences proof={last} />
          </section>
        ) : null,
      )}
    </>
  );
}
