import {
  consoleAgentRunsRoutes as routes,
  type DeskSlip,
} from '@nokshi/contract/console/agent-contracts.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../../lib/reason-dialog.tsx';
import { useMay } from '../../../lib/session.ts';
import { useWords } from '../../../lib/words.ts';
import { SLIPS_KEY } from '../ways.ts';
import { isPaidBack } from './slip-columns.tsx';

type Props = {
  readonly slip: DeskSlip;
  /** A second operator is asked already. */
  readonly isProposed?: boolean;
};

/** Pays an overdue slip from the house. */
export function PayInstead({ slip, isProposed = false }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay('agents.write');
  const [asking, setAsking] = useState(false);
  const { id, state, payable, upline, downline } = slip;
  if (!may || state !== 'OVERDUE' || isPaidBack(slip)) return null;
  return (
    <>
      <Button small disabled={isProposed} onClick={() => setAsking(true)}>
        {t('slips.pay')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('slips.pay-title', { name: downline.username })}
          words={t('slips.pay-words', { upline: upline?.username ?? t('contracts.house') })}
          changes={[{ field: 'slip.payable', from: '', to: payable }]}
          action={t('slips.pay')}
          danger
          act={(reason) => call(routes.payInstead, { id, amount: payable, reason })}
          done={t('slips.pay-done')}
          onDone={() =>
            Promise.all([
              queries.invalidateQueries({ queryKey: SLIPS_KEY }),
              queries.invalidateQueries({ queryKey: ['proposals'] }),
            ])
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
