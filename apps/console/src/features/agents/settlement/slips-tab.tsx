import {
  consoleAgentRunsRoutes as routes,
  type DeskSlip,
} from '@nokshi/contract/console/agent-contracts.ts';
import { SLIP_STATES } from '@nokshi/contract/player/agent-slips.ts';
import { CONTRACT_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import type { Output } from '@nokshi/contract/route.ts';
import type { Column } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { useSearchParams } from 'wouter';
import styles from '../../../lib/desk.module.css';
import { inAddress } from '../../../lib/in-address.ts';
import { List } from '../../../lib/list.tsx';
import { useMay } from '../../../lib/session.ts';
import { useWords } from '../../../lib/words.ts';
import { KindFilter, SearchFilter, useSought } from '../cells.tsx';
import { SLIPS_KEY } from '../ways.ts';
import { PayInstead } from './pay-instead.tsx';
import { useSlipColumns } from './slip-columns.tsx';

type Page = Output<typeof routes.slips>;

/** Slips of all agents, newest first. */
export function SlipsTab() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const sought = useSought();
  const kind = CONTRACT_KINDS.find((each) => each === search.get('kind'));
  const state = SLIP_STATES.find((each) => each === search.get('state'));
  const filter = { ...(kind && { kind }), ...(state && { state }), ...sought };
  const set = (name: string, value: string) =>
    setSearch(inAddress({ [name]: value || null }), { replace: true });
  return (
    <>
      <div className={`${styles.pairs} ${styles.apart}`}>
        <SearchFilter />
        <KindFilter />
        <Choice
          label={t('contracts.state')}
          value={state ?? ''}
          choices={[
            { id: '', label: t('contracts.all') },
            ...SLIP_STATES.map((id) => ({ id, label: t(`slips.state-${id}`) })),
          ]}
          onChange={(id) => set('state', id)}
        />
      </div>
      <List<Page>
        queryKey={[...SLIPS_KEY, 'list', filter]}
        load={(cursor) => call(routes.slips, { ...filter, cursor, pageSize: 25 })}
        caption={t('runs.tab-slips')}
        rowKey={({ id }) => id}
        empty={t(Object.keys(filter).length > 0 ? 'slips.none-found' : 'slips.none')}
        columns={useSlipColumns()}
      />
    </>
  );
}

/** What agents owe those below them; the house can pay in their place. */
export function OverdueTab() {
  const { t } = useWords();
  const may = useMay('agents.write');
  const sought = useSought();
  const act: Column<DeskSlip> = {
    id: 'act',
    title: '',
    whole: true,
    cell: (slip) => <PayInstead slip={slip} />,
  };
  return (
    <>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('slips.overdue-words')}</p>
      <div className={styles.narrow}>
        <SearchFilter />
      </div>
      <List<Page>
        queryKey={[...SLIPS_KEY, 'overdue', sought]}
        load={(cursor) => call(routes.slips, { ...sought, state: 'OVERDUE', cursor, pageSize: 50 })}
        caption={t('runs.tab-overdue')}
        rowKey={({ id }) => id}
        empty={t(sought.query ? 'slips.none-found' : 'slips.none-overdue')}
        columns={[...useSlipColumns({ isOverdue: true }), ...(may ? [act] : [])]}
        queue
      />
    </>
  );
}
