import { consoleProposalRoutes as routes } from '@nokshi/contract/console/proposals.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, moneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';

type Rule = Output<typeof routes.rules>[number];
const RULES_KEY = ['four-eyes'];

/** Which acts need a second person; for acts about money from above which amount. */
export function FourEyes() {
  const { t } = useWords();
  const [wish, setWish] = useState<Rule | null>(null);
  const rules = useQuery({ queryKey: RULES_KEY, queryFn: () => call(routes.rules, {}) });
  return (
    <>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('four-eyes.words')}</p>
      <QueryView query={rules} height="320px">
        {(rows) => (
          <Table
            caption={t('operators.four-eyes')}
            rows={rows}
            rowKey={(row) => row.act}
            columns={[
              { id: 'act', title: t('audit.act'), cell: (row) => t(`act.${row.act}`) },
              {
                id: 'needed',
                title: t('four-eyes.needed'),
                cell: (row) => (
                  <span className={`${styles.badge} ${(row.needed ? styles.good : '') ?? ''}`}>
                    {row.above && row.needed
                      ? t('four-eyes.above', { amount: moneyText(row.above) })
                      : t(row.needed ? 'four-eyes.two' : 'four-eyes.one')}
                  </span>
                ),
              },
              {
                id: 'changed',
                title: t('four-eyes.changed'),
                cell: (row) =>
                  row.changedAt && (
                    <span className={styles.pair}>
                      {row.changedBy}
                      <small>{timeText(row.changedAt)}</small>
                    </span>
                  ),
              },
              {
                id: 'turn',
                title: '',
                cell: (row) =>
                  row.always ? (
                    t('four-eyes.always')
                  ) : (
                    <Button small onClick={() => setWish({ ...row, needed: !row.needed })}>
                      {t(row.needed ? 'four-eyes.ask-one' : 'four-eyes.ask-two')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </QueryView>
      {wish && <WishDialog wish={wish} onClose={() => setWish(null)} />}
    </>
  );
}

type WishProps = { readonly wish: Rule; readonly onClose: () => void };

/** Two people or one from now on, with the reason. */
function WishDialog({ wish, onClose }: WishProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { act, needed, above } = wish;
  return (
    <ReasonDialog
      title={t(`act.${act}`)}
      changes={[
        {
          field: t('four-eyes.needed'),
          from: t(needed ? 'four-eyes.one' : 'four-eyes.two'),
          to: t(needed ? 'four-eyes.two' : 'four-eyes.one'),
        },
      ]}
      action={t('change.apply')}
      act={(reason) => call(routes.setRule, { act, needed, above, reason })}
      done={t('four-eyes.set')}
      onDone={() => queries.invalidateQueries({ queryKey: RULES_KEY })}
      onClose={onClose}
    />
  );
}
