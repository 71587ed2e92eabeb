import type { Input, Output } from '@nokshi/contract';
import type { consoleTablesRoutes, TableReturns } from '@nokshi/contract/console/tables.ts';
import { toDecimal } from '@nokshi/money';
import { dayOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { KITE } from '../kite/rules/flight.ts';
import type { TablesRoom } from '../room.ts';
import { sumsOfDays } from '../store/desk.ts';

type Call = (typeof consoleTablesRoutes)['returns'];

const DAY_MS = 86_400_000;
/** With fewer bets one large win is most of what was paid. */
const LEAST_BETS = 100;

/** What tables returned on the last days, today with them, beside what their odds say for the same stakes. */
export async function showReturns(
  room: TablesRoom,
  tx: Tx,
  { days }: Input<Call>,
): Promise<Output<Call>> {
  const from = dayOf(new Date(room.clock.now().getTime() - (days - 1) * DAY_MS));
  const sums = await sumsOfDays(tx, from);
  const data = room.tables.all().flatMap(({ gameCode, name, game }): TableReturns[] => {
    const sum = sums.find((each) => each.gameCode === gameCode);
    if (!sum) return [];
    const [staked, paid] = [Number(sum.staked), Number(sum.paid)];
    const isEnough = Number(sum.bets) >= LEAST_BETS && sum.variance > 0 && game !== KITE;
    return [
      {
        gameCode,
        name,
        game,
        bets: Number(sum.bets),
        staked: toDecimal(BigInt(sum.staked)),
        paid: toDecimal(BigInt(sum.paid)),
        returned: percent(paid, staked),
        expected: percent(sum.expected, staked),
        deviation: isEnough ? ((paid - sum.expected) / Math.sqrt(sum.variance)).toFixed(2) : null,
      },
    ];
  });
  return { data };
}

const percent = (part: number, whole: number): string => ((100 * part) / whole).toFixed(2);
