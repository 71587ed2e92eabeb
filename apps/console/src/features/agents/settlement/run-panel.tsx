import { consoleAgentRunsRoutes as routes } from '@nokshi/contract/console/agent-contracts.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Dialog, Facts, MoneyText, Note, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { countText } from '../../../lib/count-text.ts';
import styles from '../../../lib/desk.module.css';
import { Refused } from '../../../lib/form.ts';
import { List } from '../../../lib/list.tsx';
import { useWords } from '../../../lib/words.ts';
import { Part } from '../part.tsx';
import { SLIPS_KEY, useWay } from '../ways.ts';
import { keyOf, type RunKey } from './run-key.ts';
import { useKindText } from './runs-tab.tsx';
import { useRunSlipColumns } from './slip-columns.tsx';

type Props = { readonly run: RunKey; readonly onClose: () => void };

/** One run beside the list: computed again on demand, and its slips. */
export function RunPanel({ run, onClose }: Props) {
  const { t } = useWords();
  const title = useKindText()(run);
  return (
    <Dialog title={title} size="side" closeLabel={t('app.close')} onClose={onClose}>
      <div className={styles.stack}>
        <Facts facts={[{ name: t('runs.begins'), value: timeText(run.from) }]} />
        <Recompute run={run} />
        <Part title={t('runs.tab-slips')}>
          <List<Output<typeof routes.slips>>
            queryKey={[...SLIPS_KEY, 'run', keyOf(run)]}
            load={(cursor) => call(routes.slips, { ...run, cursor, pageSize: 25 })}
            caption={t('runs.tab-slips')}
            rowKey={({ id }) => id}
            empty={t('runs.no-slips')}
            columns={useRunSlipColumns()}
          />
        </Part>
      </div>
    </Dialog>
  );
}

type Result = Output<typeof routes.recompute>;

/** Compares the slips with the ledger's own rows; it changes nothing. */
function Recompute({ run }: { readonly run: RunKey }) {
  const { t } = useWords();
  const act = useAct(() => call(routes.recompute, run));
  return (
    <section className={styles.stack} aria-live="polite">
      <div className={styles.between}>
        <span className={styles.quiet}>{t('runs.recompute-words')}</span>
        <Button small busy={act.busy} onClick={() => void act.run()}>
          {t('runs.recompute')}
        </Button>
      </div>
      <Refused error={act.error} />
      {act.answer && <Differences {...act.answer} />}
    </section>
  );
}

function Differences({ slips, differences }: Result) {
  const { t } = useWords();
  const way = useWay('slip');
  if (slips === 0) return <Note>{t('runs.no-slips')}</Note>;
  if (differences.length === 0)
    return <Note kind="good">{t('runs.no-differences', { count: slips })}</Note>;
  return (
    <>
      <Note kind="wrong">
        {t('runs.differences-words', {
          count: differences.length,
          slips,
        })}
      </Note>
      <Table<Result['differences'][number]>
        caption={t('runs.differences')}
        rows={differences}
        rowKey={({ slipId, field }) => `${slipId} ${field}`}
        columns={[
          {
            id: 'downline',
            title: t('contracts.downline'),
            cell: ({ slipId, downline }) => <Link href={way(slipId)}>{downline.username}</Link>,
          },
          { id: 'field', title: t('change.field'), cell: ({ field }) => t(`runs.field-${field}`) },
          {
            id: 'slip',
            title: t('runs.in-slip'),
            figure: true,
            cell: ({ field, slip }) => <Figure field={field} value={slip} />,
          },
          {
            id: 'ledger',
            title: t('runs.in-ledger'),
            figure: true,
            cell: ({ field, ledger }) => <Figure field={field} value={ledger} />,
          },
        ]}
      />
    </>
  );
}

type FigureProps = { readonly field: string; readonly value: string };

const Figure = ({ field, value }: FigureProps) =>
  field === 'activeMembers' ? countText(value) : <MoneyText amount={value} />;
