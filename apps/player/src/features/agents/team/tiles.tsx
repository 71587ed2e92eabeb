import type { TEAM_LISTS, TeamOverview } from '@nokshi/contract/player/agent-team.ts';
import { MoneyText } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { type Changes, useAddress } from '../../../lib/address.ts';
import { useWords } from '../../../lib/words.ts';
import { toCentrePage } from '../contracts/addresses.ts';
import { type AgentDays, toSame } from '../quick-days.ts';
import styles from './team.module.css';
import tiles from './tiles.module.css';

type Props = { readonly overview: TeamOverview; readonly days: AgentDays };

/** Figures of now, then of the days; each opens its list. */
export function Tiles({ overview, days }: Props) {
  const { t } = useWords();
  const money = (amount: string, signed = false) => <MoneyText amount={amount} signed={signed} />;
  return (
    <>
      <section className={styles.part} aria-labelledby="team-now">
        <h4 id="team-now">{t('line.now')}</h4>
        <ul className={tiles.tiles}>
          <Tile
            name={t('line.balance')}
            to={toList('all')}
            value={money(overview.balance)}
            isWide
          />
          <Tile name={t('line.agents')} to={toList('agents')} value={heads(overview.agents)} />
          <Tile name={t('line.members')} to={toList('members')} value={heads(overview.members)} />
          <Tile name={t('line.online')} to={toList('online')} value={heads(overview.online)} />
          <Tile name={t('line.unseen3')} to={toList('unseen3')} value={heads(overview.unseen3)} />
          <Tile name={t('line.unseen7')} to={toList('unseen7')} value={heads(overview.unseen7)} />
          <Tile
            name={t('line.income-today')}
            to={{ ...toCentrePage('agentRevenueReport'), range: 'today' }}
            value={money(overview.incomeToday, true)}
          />
        </ul>
      </section>
      <OfDays overview={overview} days={days} />
    </>
  );
}

function OfDays({ overview, days }: Props) {
  const { t } = useWords();
  const of = toSame(days);
  const list = (name: List) => ({ ...toList(name), ...of });
  const page = (key: string, more: Changes = {}) => ({ ...toCentrePage(key), ...of, ...more });
  const entries = (kind: string) => page('agentDownlineTransactionDetailsCopy', { kind });
  const money = (amount: string, signed = false) => <MoneyText amount={amount} signed={signed} />;
  return (
    <section className={styles.part} aria-labelledby="team-in-days">
      <h4 id="team-in-days">{t('line.in-days')}</h4>
      <ul className={tiles.tiles}>
        <Tile name={t('line.new')} to={list('new')} value={heads(overview.registered)} />
        <Tile
          name={t('line.first-deposits')}
          to={list('first-deposit')}
          value={heads(overview.firstDeposits)}
        />
        <Tile name={t('line.active')} to={list('active')} value={heads(overview.active)} />
        <Tile name={t('line.deposits')} to={entries('deposit')} value={money(overview.deposits)} />
        <Tile
          name={t('line.withdrawals')}
          to={entries('withdrawal')}
          value={money(overview.withdrawals)}
        />
        <Tile
          name={t('line.bets')}
          to={page('personalHistoryCopy')}
          value={heads(overview.wagers)}
        />
        <Tile
          name={t('line.team-net')}
          to={page('palStatementsAgentCopy')}
          value={money(overview.net, true)}
        />
        <Tile
          name={t('line.income')}
          to={page('agentRevenueReport')}
          value={money(overview.income, true)}
        />
      </ul>
    </section>
  );
}

type List = (typeof TEAM_LISTS)[number];

const toList = (list: List): Changes => ({
  ...toCentrePage('downlineManagmentView'),
  scope: 'team',
  list: list === 'all' ? null : list,
});

const heads = (count: number): string => count.toLocaleString('en');

type TileProps = {
  readonly name: string;
  readonly to: Changes;
  readonly value: ReactNode;
  readonly isWide?: boolean;
};

function Tile({ name, to, value, isWide = false }: TileProps) {
  const { change } = useAddress();
  return (
    <li data-wide={isWide || undefined}>
      <button type="button" className={tiles.tile} onClick={() => change(to)}>
        <span>{name}</span>
        <strong>{value}</strong>
      </button>
    </li>
  );
}
