import type { FourEyesAct } from '@nokshi/contract/four-eyes.ts';
import { Button } from '@nokshi/ui';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { useIsProposed } from '../../lib/waiting-proposals.tsx';
import { useWords } from '../../lib/words.ts';
import { ActDialog } from './act-dialog.tsx';
import { type Act, actsOf, type OneWithdrawal } from './withdrawal.ts';

const LOOK = {
  approve: 'main',
  reject: 'danger',
  paid: 'main',
  again: 'main',
  refund: 'main',
  uphold: 'danger',
} as const;

/** What is proposed already is decided in its card, not asked for again. */
const PROPOSED: Partial<Record<Act, FourEyesAct>> = {
  approve: 'cashier.approve-withdrawal',
  refund: 'cashier.resolve-withdrawal',
  uphold: 'cashier.resolve-withdrawal',
};

/** What can be done now, for who may do it. */
export function Acts({ withdrawal }: { readonly withdrawal: OneWithdrawal }) {
  const { t } = useWords();
  const may = useMay('cashier.act');
  // As it was when the dialog opened: what others do meanwhile changes no sentence that is read.
  const [open, setOpen] = useState<{ act: Act; withdrawal: OneWithdrawal } | null>(null);
  const isProposed = useIsProposed(withdrawal.id);
  if (!may) return null;
  const acts = actsOf(withdrawal).filter((act) => !isProposed(PROPOSED[act]));
  return (
    <div className={styles.tools}>
      {acts.map((act) => (
        <Button key={act} kind={LOOK[act]} onClick={() => setOpen({ act, withdrawal })}>
          {t(`withdrawals.${act}`)}
        </Button>
      ))}
      {open && (
        <ActDialog {...open} danger={LOOK[open.act] === 'danger'} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
