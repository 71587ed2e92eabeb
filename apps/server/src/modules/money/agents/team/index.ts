import type { Tx } from '../../../../kernel/db.ts';
import type { AgentsRoom } from '../room.ts';
import { CLOSE_DAYS_OF_TEAMS, closeTeamDays } from './close-days.ts';
import { teamBets } from './team-bets.ts';
import { ownIncome } from './team-income.ts';
import { teamMembers } from './team-members.ts';
import { teamProfit } from './team-profit.ts';
import { teamTransactions } from './team-transactions.ts';

type Rest<F> = F extends (room: AgentsRoom, tx: Tx, asked: infer Asked) => infer Answer
  ? (tx: Tx, asked: Asked) => Answer
  : never;

/** The lists of the agent centre, for bets and files. */
export const createTeam = (room: AgentsRoom) => {
  room.jobs.registerOutside(CLOSE_DAYS_OF_TEAMS, () => closeTeamDays(room));
  room.jobs.schedule(CLOSE_DAYS_OF_TEAMS, '* * * * *');
  return {
    teamBets: ((tx, asked) => teamBets(room, tx, asked)) as Rest<typeof teamBets>,
    teamMembers: ((tx, asked) => teamMembers(room, tx, asked)) as Rest<typeof teamMembers>,
    teamProfit: ((tx, asked) => teamProfit(room, tx, asked)) as Rest<typeof teamProfit>,
    teamTransactions: ((tx, asked) => teamTransactions(room, tx, asked)) as Rest<
      typeof teamTransactions
    >,
    ownIncome,
  };
};
