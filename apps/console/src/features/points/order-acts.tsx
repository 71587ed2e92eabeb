import { consolePointsRoutes as routes, type DeskOrder } from '@nokshi/contract/console/points.ts';
import { REMARK_LENGTH } from '@nokshi/contract/points.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';

type Act = 'approve' | 'reject';

/** Approve or reject an order that waits; the remark is what the member reads. */
export function OrderActs({ order }: { readonly order: DeskOrder }) {
  const { t } = useWords();
  const may = useMay('points.write');
  const [open, setOpen] = useState<Act | null>(null);
  if (!may) return <span className={styles.badge}>{t('points.state-PROCESSING')}</span>;
  return (
    <span className={styles.abreast}>
      <Button small kind="main" onClick={() => setOpen('approve')}>
        {t('points.approve')}
      </Button>
      <Button small onClick={() => setOpen('reject')}>
        {t('points.reject')}
      </Button>
      {open && <Decide act={open} order={order} onClose={() => setOpen(null)} />}
    </span>
  );
}

type Props = { readonly act: Act; readonly order: DeskOrder; readonly onClose: () => void };

function Decide({ act, order, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const { referenceNumber: id, name, quantity, type } = order;
  const words = type === 'bonus' && act === 'approve' ? 'points.pay-words' : `points.${act}-words`;
  return (
    <ReasonDialog
      title={t(`points.${act}-title`, { what: `${local(name)} × ${quantity}` })}
      words={t(words as 'points.approve-words')}
      asked={{ label: t('points.remark'), hint: t('points.remark-hint'), most: REMARK_LENGTH }}
      action={t(`points.${act}`)}
      danger={act === 'reject'}
      act={(reason) => call(routes[act], { id, reason })}
      done={t(`points.${act}-done`)}
      onDone={() => queries.invalidateQueries({ queryKey: ['points'] })}
      onClose={onClose}
    />
  );
}
