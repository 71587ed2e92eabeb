import type { Input, Language, Output } from '@nokshi/contract';
import type { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import type { Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { ForWhom } from '../../../../kernel/for-whom.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { maskName } from '../../../../kernel/mask-name.ts';
import { listTeamBets } from '../list-team-bets.ts';
import type { RecordsRoom } from '../room.ts';
import { gather } from './gather.ts';
import { type Gathered, giveOut } from './give-out.ts';
import { amountText } from './print.ts';
import {
  betLines,
  incomeLines,
  memberLines,
  profitLines,
  type Table,
  transactionLines,
} from './team-lines.ts';
import { WORDS } from './words.ts';

type Route = typeof agentTeamRoutes.file;
type Asked = Input<Route> & {
  readonly memberId: MemberId;
  readonly username: string;
  readonly language: Language;
  readonly who: ForWhom;
};

/**
 * A list of the agent centre as a sealed file, with the filters of its page. Refuses:
 * agents.not-in-team, records.range, edge.busy.
 */
export const exportTeam = (room: RecordsRoom, asked: Asked): Promise<Story<Output<Route>>> =>
  giveOut(room, {
    kind: `team-${asked.list}`,
    format: asked.format,
    language: asked.language,
    for: { operator: null, memberId: asked.memberId },
    who: asked.who,
    gather: (tx) => gatherTeam(room, tx, asked),
  });

async function gatherTeam(room: RecordsRoom, tx: Tx, asked: Asked): Promise<Gathered> {
  const { language, username, from, to, scope, query, category } = asked;
  const { tile, incomeKind, incomeState, entryKind } = asked;
  const { table, cut } = await tableOf(room, tx, asked);
  const { fact, everything, asset } = WORDS[language];
  const more = [tile === 'all' ? '' : tile, incomeKind, incomeState, entryKind];
  const filters = [scope, query, category, ...more].filter(Boolean).join(' · ') || everything;
  return {
    from,
    to,
    cut,
    lines: [table.columns.map(({ title }) => title), ...table.rows],
    printed: () => ({
      facts: [
        [fact.member, maskName(username)],
        [fact.filters, filters],
        [fact.amounts, asset.BDT],
      ],
      columns: table.columns,
      rows: table.rows.map((row) =>
        row.map((cell, n) => (table.columns[n]?.figure ? amountText(cell) : cell)),
      ),
      total: null,
    }),
  };
}

type Read = { readonly table: Table; readonly cut: boolean };

async function tableOf(room: RecordsRoom, tx: Tx, asked: Asked): Promise<Read> {
  const { agents } = room;
  const { language } = asked;
  const pages = { clock: room.clock, who: asked.who };
  switch (asked.list) {
    case 'members': {
      const all = { ...asked, list: asked.tile };
      const { rows, cut } = await gather(pages, (more) =>
        agents.teamMembers(tx, { ...all, ...more }),
      );
      return { table: memberLines(language, rows), cut };
    }
    case 'bets': {
      const { rows, cut } = await gather(pages, (more) =>
        listTeamBets(room, tx, { ...asked, ...more }),
      );
      return { table: betLines(language, rows), cut };
    }
    case 'profit': {
      const { rows, cut } = await gather(pages, (more) =>
        agents.teamProfit(tx, { ...asked, ...more }),
      );
      return { table: profitLines(language, rows), cut };
    }
    case 'income': {
      const { rows, cut } = await gather(pages, (more) =>
        agents.ownIncome(tx, {
          ...asked,
          kind: asked.incomeKind,
          state: asked.incomeState,
          ...more,
        }),
      );
      return { table: incomeLines(language, rows), cut };
    }
    case 'transactions': {
      const { rows, cut } = await gather(pages, (more) =>
        agents.teamTransactions(tx, { ...asked, kind: asked.entryKind, ...more }),
      );
      return { table: transactionLines(language, rows), cut };
    }
  }
}
