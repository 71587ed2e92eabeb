import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Agents } from '../../money/agents/index.ts';
import type { Cashier } from '../../money/cashier/index.ts';
import type { Points } from '../../money/points/index.ts';
import type { Promotions } from '../../money/promotions/index.ts';
import type { Catalogue } from '../../games/catalogue/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Jackpots } from '../../games/jackpots/index.ts';
import type { Instants } from '../../games/instants/index.ts';
import type { Lottery } from '../../games/lottery/index.ts';
import type { Site } from '../../base/site/index.ts';
import type { Slots } from '../../games/slots/index.ts';
import type { Tables } from '../../games/tables/index.ts';
import type { Vendors } from '../../games/vendors/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Reporting, Wallet } from '../../base/wallet/index.ts';

/** The rooms it reads from; it writes only which files it exported. */
export type RecordsRoom = {
  readonly db: Pick<Db, 'read' | 'tx'>;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly wallet: Pick<Wallet, 'entries' | 'balance' | 'laneOf' | keyof Reporting>;
  readonly wagers: Pick<
    Wagers,
    | 'list'
    | 'settledIn'
    | 'totals'
    | 'byId'
    | 'firstOfSlips'
    | 'freeBets'
    | 'recentWins'
    | 'totalsByDay'
    | 'turnoverByDay'
    | 'turnoverByGame'
    | 'countPlayers'
  >;
  readonly cashier: Pick<
    Cashier,
    'moneyByDay' | 'adjustedByDay' | 'moneyThrough' | 'moneyAmong' | 'withdrawalIdsOf'
  >;
  readonly promotions: Pick<Promotions, 'costByDay'>;
  readonly points: Pick<Points, 'paidByDay'>;
  readonly agents: Pick<
    Agents,
    | 'commissionsByDay'
    | 'slipInFull'
    | 'teamBets'
    | 'teamMembers'
    | 'teamProfit'
    | 'ownIncome'
    | 'teamTransactions'
  >;
  readonly jackpots: Pick<Jackpots, 'awardedByDay'>;
  readonly slots: Pick<Slots, 'drawnByDay' | 'freeWonByDay'>;
  readonly lottery: Pick<Lottery, 'betsOf' | 'chasesAmong'>;
  readonly tables: Pick<Tables, 'betsOf'> & { readonly kite: Pick<Tables['kite'], 'betsOf'> };
  readonly instants: Pick<Instants, 'roundsOf'>;
  readonly vendors: Pick<Vendors, 'giftsByDay' | 'transfersAmong'>;
  readonly site: Pick<Site, 'brand'>;
  readonly catalogue: Pick<Catalogue, 'find'>;
  readonly identity: Pick<Identity, 'usernames' | 'member'>;
};
