import { playerRoutes } from '@nokshi/contract';
import { type Caller, playerOf, type Serve } from '../../../../kernel/caller.ts';
import type { AgentsRoom } from '../room.ts';
import { ownRebate } from '../rebates/read-rebates.ts';
import { setBase } from './bases.ts';
import { makeLink, ownLinks, turnLink } from './links.ts';
import { openAccount } from './open-account.ts';
import { ownIncome } from './team-income.ts';
import { teamMember, teamMembers } from './team-members.ts';
import { teamOverview } from './team-overview.ts';
import { teamProfit } from './team-profit.ts';
import { teamTransactions } from './team-transactions.ts';
import { writeLetter } from './write-letter.ts';

/** Bets and files are served by the room of records, which knows what a bet was on. */
export function teamRoutes(room: AgentsRoom, serve: Serve): void {
  const { agentTeam: team, agentLinks: links } = playerRoutes;
  serve.read(team.overview, (tx, asked, caller) =>
    teamOverview(room, tx, { ...asked, ...by(caller) }),
  );
  serve.read(team.members, (tx, asked, caller) =>
    teamMembers(room, tx, { ...asked, ...by(caller) }),
  );
  serve.read(team.member, (tx, asked, caller) => teamMember(room, tx, { ...asked, ...by(caller) }));
  serve.read(team.profit, (tx, asked, caller) => teamProfit(room, tx, { ...asked, ...by(caller) }));
  serve.read(team.income, (tx, asked, caller) => ownIncome(tx, { ...asked, ...by(caller) }));
  serve.read(team.transactions, (tx, asked, caller) =>
    teamTransactions(room, tx, { ...asked, ...by(caller) }),
  );
  serve.read(team.rebate, (tx, asked, caller) => ownRebate(room, tx, { ...asked, ...by(caller) }));
  serve.story(team.setBase, (tx, wish, caller) => setBase(room, tx, { ...wish, ...by(caller) }));
  serve.story(playerRoutes.agentLetters.write, (tx, wish, caller) =>
    writeLetter(room, tx, { wish, caller }),
  );
  serve.read(links.links, (tx, _, caller) => ownLinks(room, tx, by(caller)));
  serve.prepared(links.openAccount, (wish, caller) => openAccount(room, wish, caller));
  serve.story(links.makeLink, (tx, wish, caller) => makeLink(room, tx, { ...wish, ...by(caller) }));
  serve.story(links.turnLink, async (tx, wish, caller) => {
    await turnLink(room, tx, { ...wish, ...by(caller) });
    return {};
  });
}

const by = (caller: Caller) => ({ memberId: playerOf(caller).memberId });
