import { consoleProposalRoutes as routes } from '@nokshi/contract/console/proposals.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Chips, moneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { PROPOSALS_KEY } from '../../lib/proposal.ts';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';

type Rule = Output<typeof routes.rules>[number];
const RULES_KEY = ['four-eyes'];

/** Which acts need a second person; for acts about money from above which amount. */
export function FourEyes() {
  const { t } = useWords();
  const [rule, setRule] = useState<Rule | null>(null);
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
                    <Button small onClick={() => setRule(row)}>
                      {t('four-eyes.change')}
                      <span className="visually-hidden">: {t(`act.${row.act}`)}</span>
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </QueryView>
      {rule && <RuleDialog rule={rule} onClose={() => setRule(null)} />}
    </>
  );
}

type WishProps = { readonly rule: Rule; readonly onClose: () => void };
type Wish = { readonly needed: boolean; readonly above: string };

/** How many operators from now on, for an act about money above which amount. */
function RuleDialog({ rule, onClose }: WishProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { act, hasAmount } = rule;
  const form = useReason<Wish>({
    start: { needed: rule.needed, above: rule.above ?? '' },
    act: (reason, { needed, above }) =>
      call(routes.setRule, { act, needed, above: needed && above !== '' ? above : null, reason }),
    done: t('four-eyes.set'),
    onDone: () =>
      Promise.all(
        [RULES_KEY, PROPOSALS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
    onClose,
  });
  const { needed } = form.values;
  return (
    <ReasonForm
      form={form}
      title={t(`act.${act}`)}
      words={t('four-eyes.change-words')}
      before={
        <>
          <Chips
            label={t('four-eyes.needed')}
            chips={[
              { id: 'one', label: t('four-eyes.one') },
              { id: 'two', label: t('four-eyes.two') },
            ]}
            selected={needed ? 'two' : 'one'}
            onSelect={(id) => form.set('needed', id === 'two')}
          />
          {hasAmount && needed && (
            <TakaField
              {...form.field('above')}
              label={t('four-eyes.above-label')}
              hint={t('four-eyes.above-hint')}
            />
          )}
        </>
      }
      action={t('change.apply')}
      onClose={onClose}
    />
  );
}
