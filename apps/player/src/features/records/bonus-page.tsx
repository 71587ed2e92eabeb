import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { Chips, EmptyState, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagesView } from '../../lib/pages-view.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import { Days } from './days.tsx';
import { Figures } from './figures.tsx';
import styles from './records.module.css';

/** What the house gives comes as entries of these kinds. */
const GIFTS = ['award', 'adjustment'] as const;
type Gift = (typeof GIFTS)[number];

/** Bonus details: what the house gave and took back, as the ledger has it. Checklist MC-011. */
export default function BonusPage() {
  const { t } = useWords();
  const [kind, setKind] = useState<Gift>('award');
  return (
    <div className={styles.page}>
      <p className={styles.small}>{t('bonus.words')}</p>
      <Chips
        label={t('bonus.kind')}
        chips={GIFTS.map((id) => ({ id, label: t(`bonus.${id}`) }))}
        selected={kind}
        onSelect={setKind}
      />
      <Given key={kind} kind={kind} />
    </div>
  );
}

function Given({ kind }: { readonly kind: Gift }) {
  const { t } = useWords();
  const entries = useInfiniteQuery({
    queryKey: ['mine', 'entries', 'given', kind],
    queryFn: ({ pageParam }) =>
      call(recordsRoutes.entries, { kind, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
  return (
    <PagesView query={entries}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        if (rows.length === 0)
          return <EmptyState title={t(`bonus.no-${kind}`)} icon="gift" level={3} />;
        return (
          <Days rows={rows} at={(row) => row.at}>
            {(row) => (
              <li key={row.entryId} className={styles.row}>
                <span>
                  <strong>{t(`bonus.one-${kind}`)}</strong>
                  <span className={styles.small}>
                    <Moment at={row.at} /> · {t('records.sequence', { number: row.sequence })}
                  </span>
                </span>
                <Figures amount={row.amount}>
                  {t('records.after')} <MoneyText amount={row.balanceAfter} />
                </Figures>
              </li>
            )}
          </Days>
        );
      }}
    </PagesView>
  );
}
