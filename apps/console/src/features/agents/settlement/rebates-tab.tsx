import {
  consoleAgentRebatesRoutes as routes,
  type RebateDay,
} from '@nokshi/contract/console/agent-rebates.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Check, type Column, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { Link, useSearchParams } from 'wouter';
import { countText } from '../../../lib/count-text.ts';
import styles from '../../../lib/desk.module.css';
import { inAddress } from '../../../lib/in-address.ts';
import { List } from '../../../lib/list.tsx';
import { useWords } from '../../../lib/words.ts';
import { DaysFilter, useDays } from '../cells.tsx';
import { REBATES_KEY, useWay } from '../ways.ts';
import { RunState } from './runs-tab.tsx';

type Page = Output<typeof routes.days>;

/** The rebates of one day, or those of one agent on it. */
export type Rebate = { readonly day: string; readonly agent: string | null };

/** A rebate in the address: `2026-11-27`, or `2026-11-27.mbr_…`. */
export const keyOf = (day: string, agent: string) => `${day}.${agent}`;

/** What an address names; null where it names nothing. */
export function rebateOf(text: string | null): Rebate | null {
  const [, day, agent = null] =
    /^(\d{4}-\d{2}-\d{2})(?:\.(mbr_[0-9a-f]{32}))?$/.exec(text ?? '') ?? [];
  return day === undefined ? null : { day, agent };
}

/** Days of the rebate of the line, newest first; one of them opens beside the list. */
export function RebatesTab() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('open') === '1';
  const filter = { ...(isOpen && { open: true }), ...useDays() };
  return (
    <>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('rebates.words')}</p>
      <div className={`${styles.stack} ${styles.apart}`}>
        <DaysFilter />
        <Check
          checked={isOpen}
          onChange={({ target }) =>
            setSearch(inAddress({ open: target.checked ? '1' : null }), { replace: true })
          }
        >
          {t('rebates.only-open')}
        </Check>
      </div>
      <List<Page>
        queryKey={[...REBATES_KEY, 'days', filter]}
        load={(cursor) => call(routes.days, { ...filter, cursor, pageSize: 25 })}
        caption={t('rebates.tab')}
        rowKey={({ day }) => day}
        empty={t(Object.keys(filter).length > 0 ? 'rebates.none-found' : 'rebates.none')}
        columns={useColumns()}
      />
    </>
  );
}

function useColumns(): Column<RebateDay>[] {
  const { t } = useWords();
  const way = useWay('rebate');
  const money = (id: 'stake' | 'earned' | 'amount'): Column<RebateDay> => ({
    id,
    title: t(`rebates.${id}`),
    figure: true,
    cell: (row) => <MoneyText amount={row[id]} />,
  });
  return [
    {
      id: 'day',
      title: t('rebates.day'),
      whole: true,
      cell: ({ day }) => <Link href={way(day)}>{day}</Link>,
    },
    { id: 'state', title: t('contracts.state'), cell: (row) => <RunState run={row} /> },
    money('stake'),
    {
      id: 'agents',
      title: t('rebates.agents'),
      figure: true,
      cell: ({ agents, nothing }) => (
        <span className={styles.pair}>
          {countText(agents)}
          {nothing > 0 && (
            <small>{t('rebates.agents-nothing', { count: countText(nothing) })}</small>
          )}
        </span>
      ),
    },
    money('earned'),
    money('amount'),
    {
      id: 'carry',
      title: t('rebates.carry-out'),
      figure: true,
      cell: ({ carryOut }) => <MoneyText amount={carryOut} />,
    },
  ];
}
