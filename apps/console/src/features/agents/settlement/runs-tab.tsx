import {
  consoleAgentRunsRoutes as routes,
  type SettlementRun,
} from '@nokshi/contract/console/agent-contracts.ts';
import { CONTRACT_KINDS, DIVIDEND_PERIODS } from '@nokshi/contract/player/agent-terms.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Check, Chips, classes, type Column, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { Link, useSearchParams } from 'wouter';
import { countText } from '../../../lib/count-text.ts';
import styles from '../../../lib/desk.module.css';
import { inAddress } from '../../../lib/in-address.ts';
import { Late } from '../../../lib/late.tsx';
import { List } from '../../../lib/list.tsx';
import { useWords } from '../../../lib/words.ts';
import { DaysFilter, useDays } from '../cells.tsx';
import { periodText } from '../period-text.ts';
import { SLIPS_KEY, useWay } from '../ways.ts';
import { keyOf } from './run-key.ts';

type Page = Output<typeof routes.runs>;

/** Settlement runs, newest first; one of them opens beside the list. */
export function RunsTab() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const kind = CONTRACT_KINDS.find((each) => each === search.get('kind'));
  const days = useDays();
  const filter = {
    ...(kind && { kind }),
    ...(search.get('open') === '1' && { open: true }),
    ...days,
  };
  return (
    <>
      <Filters />
      <List<Page>
        queryKey={[...SLIPS_KEY, 'runs', filter]}
        load={(cursor) => call(routes.runs, { ...filter, cursor, pageSize: 25 })}
        caption={t('runs.tab-runs')}
        rowKey={keyOf}
        empty={t(Object.keys(filter).length > 0 ? 'runs.none-found' : 'runs.none')}
        columns={useColumns()}
      />
    </>
  );
}

function Filters() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch(inAddress({ [name]: value || null }), { replace: true });
  return (
    <div className={`${styles.stack} ${styles.apart}`}>
      <Chips
        label={t('contracts.kind')}
        chips={[
          { id: '', label: t('contracts.all') },
          ...CONTRACT_KINDS.map((id) => ({ id, label: t(`contracts.kind-${id}`) })),
        ]}
        selected={CONTRACT_KINDS.find((each) => each === search.get('kind')) ?? ''}
        onSelect={(id) => set('kind', id)}
      />
      <DaysFilter />
      <Check
        checked={search.get('open') === '1'}
        onChange={({ target }) => set('open', target.checked ? '1' : '')}
      >
        {t('runs.only-open')}
      </Check>
    </div>
  );
}

function useColumns(): Column<SettlementRun>[] {
  const { t } = useWords();
  const way = useWay('run');
  const kindText = useKindText();
  return [
    {
      id: 'run',
      title: t('runs.run'),
      whole: true,
      cell: (run) => (
        <span className={styles.pair}>
          <Link href={way(keyOf(run))}>{periodText(run)}</Link>
          <small>{kindText(run)}</small>
        </span>
      ),
    },
    { id: 'state', title: t('contracts.state'), cell: (run) => <RunState run={run} /> },
    {
      id: 'contracts',
      title: t('runs.contracts'),
      figure: true,
      cell: ({ contracts }) => countText(contracts),
    },
    {
      id: 'total',
      title: t('runs.total'),
      figure: true,
      cell: ({ total }) => <MoneyText amount={total} />,
    },
    {
      id: 'paid',
      title: t('runs.paid'),
      figure: true,
      cell: ({ paid, paidTotal }) => <Share count={paid} amount={paidTotal} />,
    },
    {
      id: 'overdue',
      title: t('runs.overdue'),
      figure: true,
      cell: ({ overdue, overdueTotal }) => <Share count={overdue} amount={overdueTotal} />,
    },
    {
      id: 'nothing',
      title: t('runs.nothing'),
      figure: true,
      cell: ({ nothing }) => countText(nothing),
    },
  ];
}

type Named = Pick<SettlementRun, 'kind' | 'period'>;

/** `Dividend, weekly`, or the name of a wage. */
export function useKindText() {
  const { t } = useWords();
  return ({ kind, period }: Named) => {
    const known = DIVIDEND_PERIODS.find((each) => each === period);
    const name = t(`contracts.kind-${kind}`);
    return known ? `${name}, ${t(`contracts.period-${known}`)}` : name;
  };
}

function Share({ count, amount }: { readonly count: number; readonly amount: string }) {
  const { t } = useWords();
  if (count === 0) return '–';
  return (
    <span className={styles.pair}>
      <MoneyText amount={amount} />
      <small>{t('runs.slips-count', { count })}</small>
    </span>
  );
}

type Worked = Pick<SettlementRun, 'endedAt' | 'failures' | 'fault'>;

/** Whether a run is done, how often it failed, and the last fault. */
export function RunState({ run: { endedAt, failures, fault } }: { readonly run: Worked }) {
  const { t } = useWords();
  return (
    <span className={styles.pair}>
      <span>
        <span className={classes(styles.badge, styles.small, endedAt ? styles.good : styles.warn)}>
          {t(endedAt ? 'runs.state-done' : 'runs.state-working')}
        </span>
      </span>
      {failures > 0 && <Late>{t('runs.failures', { count: failures })}</Late>}
      {fault && <small className={styles.clamped}>{fault}</small>}
    </span>
  );
}
