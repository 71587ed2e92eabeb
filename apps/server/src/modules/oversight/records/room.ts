import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type {
  adjustedByDay,
  moneyByDay,
  moneyThrough,
  withdrawalsAmong,
} from '../../money/cashier/index.ts';
import type { Catalogue } from '../../games/catalogue/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { awardedByDay } from '../../games/jackpots/index.ts';
import type { Site } from '../../base/site/index.ts';
import type { drawnByDay } from '../../games/slots/index.ts';
import type { giftsByDay, transfersAmong } from '../../games/vendors/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Reporting, Wallet } from '../../base/wallet/index.ts';

/** What other rooms say of some days and things, for reports and for what entries belong to. */
export type Books = {
  readonly money: typeof moneyByDay;
  readonly adjusted: typeof adjustedByDay;
  readonly pools: typeof awardedByDay;
  readonly pots: typeof drawnByDay;
  readonly gifts: typeof giftsByDay;
  readonly withdrawalsAmong: typeof withdrawalsAmong;
  readonly transfersAmong: typeof transfersAmong;
};

/** The faces it reads from; all it writes is which files it gave out. */
export type RecordsRoom = {
  readonly db: Pick<Db, 'read' | 'tx'>;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly wallet: Pick<Wallet, 'entries' | 'balance' | 'laneOf' | keyof Reporting>;
  readonly wagers: Pick<
    Wagers,
    | 'list'
    | 'totals'
    | 'byId'
    | 'recentWins'
    | 'totalsByDay'
    | 'turnoverByDay'
    | 'turnoverByGame'
    | 'countPlayers'
  >;
  readonly books: Books;
  readonly moneyThrough: typeof moneyThrough;
  readonly site: Pick<Site, 'brand'>;
  readonly catalogue: Pick<Catalogue, 'find'>;
  readonly identity: Pick<Identity, 'usernames' | 'member'>;
};
