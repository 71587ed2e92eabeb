import {
  consoleVoucherRoutes as routes,
  type VoucherBatch,
} from '@nokshi/contract/console/vouchers.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { UsedDialog } from './used-dialog.tsx';
import { VOUCHERS_KEY } from './vouchers-key.ts';
import own from './vouchers.module.css';

type Open = 'codes' | 'used' | 'void' | null;

/** Take the codes once, see who redeemed, void the rest. */
export function BatchActs({ batch }: { readonly batch: VoucherBatch }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay('cashier.act');
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { id, state, used, unused, note } = batch;
  if (used === 0 && !(may && unused > 0)) return null;
  return (
    <span className={own.acts}>
      {may && state === 'written' && (
        <Button small kind="main" onClick={() => setOpen('codes')}>
          {t('vouchers.take')}
        </Button>
      )}
      {used > 0 && (
        <Button small onClick={() => setOpen('used')}>
          {t('vouchers.who')}
        </Button>
      )}
      {may && unused > 0 && (
        <Button small onClick={() => setOpen('void')}>
          {t('vouchers.void')}
        </Button>
      )}
      {open === 'codes' && <CodesDialog batch={batch} onClose={close} />}
      {open === 'used' && <UsedDialog batch={batch} onClose={close} />}
      {open === 'void' && (
        <ReasonDialog
          title={t('vouchers.void-title', { note })}
          words={t('vouchers.void-words', { count: unused })}
          action={t('vouchers.void')}
          danger
          act={(reason) => call(routes.void, { id, reason })}
          done={t('vouchers.voided')}
          onDone={() => queries.invalidateQueries({ queryKey: VOUCHERS_KEY })}
          onClose={close}
        />
      )}
    </span>
  );
}
