import { whyNot } from '@nokshi/contract/rights.ts';
import { Note } from '@nokshi/ui';
import { useSession } from '../../data/session.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Payees } from './payees.tsx';
import styles from './withdraw.module.css';
import { useWithdrawalTerms } from './withdrawals.ts';

/** The accounts that money may go to, among what keeps the account safe. */
export default function PayeesPage() {
  const { t } = useWords();
  const may = useSession(({ member }) => member !== null && whyNot('owner', member) === null);
  return (
    <QueryView query={useWithdrawalTerms()}>
      {(terms) => (
        <div className={styles.column}>
          {may && !terms.hasPaymentPassword && <Note>{t('withdraw.no-pin')}</Note>}
          <Payees terms={terms} may={may} />
        </div>
      )}
    </QueryView>
  );
}
