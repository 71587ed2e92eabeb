import { consoleWalletRoutes, type Proof } from '@nokshi/contract/console/wallet.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Chips, type Column } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import { resultText, tookText } from './proof-words.ts';

type Proofs = Output<typeof consoleWalletRoutes.proofs>;
const FILTERS = ['all', 'tail', 'full'] as const;

/** Every proof that is kept, newest first. */
export function ProofsView() {
  const { t } = useWords();
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const columns: Column<Proof>[] = [
    { id: 'at', title: t('ledger.started'), whole: true, cell: (row) => timeText(row.startedAt) },
    { id: 'scope', title: t('ledger.scope'), cell: (row) => t(`ledger.scope-${row.scope}`) },
    { id: 'by', title: t('ledger.by'), cell: (row) => row.askedBy ?? t('ledger.clock') },
    {
      id: 'entries',
      title: t('ledger.entries'),
      figure: true,
      cell: (row) => (row.state === 'done' ? countText(row.entries) : ''),
    },
    {
      id: 'batches',
      title: t('ledger.batches'),
      figure: true,
      cell: (row) => (row.state === 'done' ? countText(row.batches) : ''),
    },
    {
      id: 'took',
      title: t('ledger.took'),
      figure: true,
      cell: (row) => tookText(t, row.tookMs),
    },
    {
      id: 'result',
      title: t('ledger.result'),
      cell: (row) => <span className={`${styles.badge} ${lookOf(row)}`}>{resultText(t, row)}</span>,
    },
  ];
  return (
    <>
      <Chips
        label={t('ledger.scope')}
        chips={FILTERS.map((id) => ({
          id,
          label: t(id === 'all' ? 'ledger.all' : `ledger.scope-${id}`),
        }))}
        selected={filter}
        onSelect={setFilter}
      />
      <List<Proofs>
        queryKey={['ledger-proofs', filter]}
        load={(cursor) =>
          call(consoleWalletRoutes.proofs, {
            ...(filter === 'all' ? {} : { scope: filter }),
            cursor,
            pageSize: 25,
          })
        }
        caption={t('ledger.view-proofs')}
        rowKey={(row) => row.id}
        empty={t('ledger.never')}
        columns={columns}
      />
    </>
  );
}

function lookOf({ state, differences }: Proof): string | undefined {
  if (state === 'done') return differences === 0 ? styles.good : styles.bad;
  return state === 'failed' ? styles.bad : styles.quiet;
}
