import { playerRoutes } from '@nokshi/contract';
import { toDecimal } from '@nokshi/money';
import { playerOf, type Serve } from '../../../../kernel/caller.ts';
import { toWire } from '../../../../kernel/ids.ts';
import type { LotteryRoom } from '../room.ts';
import { listChases, showChase } from './list-chases.ts';
import { planChase } from './plan-chase.ts';
import { stopOwn } from './stop-own.ts';

const { lotteryChases } = playerRoutes;

/** The player's chases. */
export function chaseRoutes(room: LotteryRoom, serve: Serve): void {
  serve.direct(lotteryChases.placeChase, async (asked, caller) => {
    const session = playerOf(caller);
    const planned = await planChase(room, { session, key: caller.key as string, asked });
    const chaseId = toWire('chs', planned.chaseId);
    return {
      chase: await room.db.read((tx) => showChase(room, tx, { session, chaseId })),
      balance: toDecimal(planned.posted.balance),
      version: String(planned.posted.version),
    };
  });
  serve.read(lotteryChases.chases, (tx, asked, caller) =>
    listChases(room, tx, { session: playerOf(caller), asked }),
  );
  serve.read(lotteryChases.chase, (tx, { chaseId }, caller) =>
    showChase(room, tx, { session: playerOf(caller), chaseId }),
  );
  serve.direct(lotteryChases.stopChase, (asked, caller) =>
    stopOwn(room, { session: playerOf(caller), asked }),
  );
}
