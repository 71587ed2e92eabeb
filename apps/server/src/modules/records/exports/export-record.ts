import type { Input, Output } from '@nokshi/contract';
import type { entryRow, recordsRoutes, wagerRow } from '@nokshi/contract/player/records.ts';
import type { z } from 'zod';
import type { MemberId } from '../../../kernel/ids.ts';
import { askedDays } from '../asked-page.ts';
import { listEntries } from '../list-entries.ts';
import { wagerPage } from '../list-wagers.ts';
import type { RecordsRoom } from '../room.ts';
import { gather } from './gather.ts';
import { giveOut } from './give-out.ts';

type Route = typeof recordsRoutes.export;

/** A member's own record as a file; its days and filters are those of the list. Refuses: records.range. */
export const exportRecord = (
  room: RecordsRoom,
  { memberId, ...asked }: Input<Route> & { memberId: MemberId },
): Promise<Output<Route>> =>
  giveOut(room, {
    kind: asked.record,
    for: { operator: null, memberId },
    async gather(tx) {
      const days = askedDays(room, asked);
      const of = { ...asked, ...days, memberId };
      if (asked.record === 'wagers') {
        const { rows, cut } = await gather(room.clock, (more) =>
          wagerPage(room, tx, { ...of, days, ...more }),
        );
        return { ...days, cut, lines: [WAGER_HEAD, ...rows.map(wagerLine)] };
      }
      const { rows, cut } = await gather(room.clock, (more) =>
        listEntries(room, tx, { ...of, ...more }),
      );
      return { ...days, cut, lines: [ENTRY_HEAD, ...rows.map(entryLine)] };
    },
  });

const WAGER_HEAD = [
  'placed at',
  'game',
  'product',
  'stake',
  'payout',
  'net',
  'state',
  'settled at',
  'wager',
  'round',
];
const wagerLine = (row: z.infer<typeof wagerRow>): string[] => [
  row.placedAt,
  row.gameName.EN,
  row.category,
  row.stake,
  row.payout,
  row.net,
  row.state,
  row.settledAt ?? '',
  row.wagerId,
  row.roundId ?? '',
];

const ENTRY_HEAD = [
  'at',
  'kind',
  'amount',
  'balance after',
  'number',
  'belongs to',
  'id',
  'lane',
  'batch',
];
const entryLine = (row: z.infer<typeof entryRow>): string[] => [
  row.at,
  row.kind,
  row.amount,
  row.balanceAfter,
  row.sequence,
  row.reference?.kind ?? '',
  row.reference?.id ?? '',
  `${row.lane}`,
  row.batch,
];
