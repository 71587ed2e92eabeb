import { consoleCashierRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import type { Input, Output } from '@nokshi/contract/route.ts';
import { Button, moneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';

type Row = Output<typeof routes.deposits>['rows'][number];
type Decision = 'credit' | 'return' | 'never';

/** What waited in review is credited, or was sent back; nothing for any other deposit. */
export function DecideDeposit({ row }: { readonly row: Row }) {
  const { t } = useWords();
  const queryClient = useQueryClient();
  const [decision, setDecision] = useState<Decision | null>(null);
  const { id, paid, username: member, state, reason: why } = row;
  if (state !== 'REVIEW' || paid === null) return null;
  const amount = moneyText(paid);
  return (
    <div className={styles.tools}>
      <Button small onClick={() => setDecision('credit')}>
        {t('deposits.credit')}
      </Button>
      <Button small onClick={() => setDecision('return')}>
        {t('deposits.return')}
      </Button>
      {why !== 'limits' && (
        <Button small onClick={() => setDecision('never')}>
          {t('deposits.never')}
        </Button>
      )}
      {decision && (
        <ReasonDialog
          title={t(`deposits.${decision}-title`, { amount, member })}
          words={t(`deposits.${decision}-words`, { member })}
          action={t(`deposits.${decision}`)}
          act={(reason) => SEND[decision]({ id, amount: paid, reason })}
          done={t(DONE[decision])}
          onDone={() => queryClient.invalidateQueries({ queryKey: ['deposits'] })}
          onClose={() => setDecision(null)}
        />
      )}
    </div>
  );
}

type Wish = Input<typeof routes.creditDeposit>;
const SEND = {
  credit: (wish: Wish) => call(routes.creditDeposit, wish),
  return: (wish: Wish) => call(routes.returnDeposit, { ...wish, as: 'sent-back' }),
  never: (wish: Wish) => call(routes.returnDeposit, { ...wish, as: 'never-arrived' }),
};
const DONE = {
  credit: 'deposits.credited-now',
  return: 'deposits.returned-now',
  never: 'deposits.never-now',
} as const;
