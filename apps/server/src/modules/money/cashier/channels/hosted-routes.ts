import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../../kernel/caller.ts';
import { liveKeys } from '../../../../kernel/overlapping-keys.ts';
import { collectAct, writeOffAct } from '../debts/acts.ts';
import { listDebts } from '../debts/list.ts';
import type { CashierRoom } from '../room.ts';
import { readPayment } from '../deposits/read-payment.ts';

/** Routes of payment providers: the member's link to the page, and the desk of checkouts. */
export function hostedRoutes(room: CashierRoom, serve: Serve): void {
  serve.read(playerRoutes.checkout.payment, (tx, { id }, caller) =>
    readPayment(tx, { memberId: playerOf(caller).memberId, id }),
  );
  const { checkout: desk } = consoleRoutes;
  serve.direct(desk.providers, () =>
    room.providers.all().map(({ code, nameEn, nameBn, baseUrl, keys, registeredAt }) => ({
      code,
      name: { EN: nameEn, BN: nameBn },
      baseUrl,
      keys: liveKeys(keys, room.clock.now()).map(({ fingerprint, addedAt, endsAt, usedAt }) => ({
        fingerprint,
        addedAt: addedAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
        usedAt: usedAt?.toISOString() ?? null,
      })),
      registeredAt: registeredAt.toISOString(),
    })),
  );
  const { act } = room.proposals;
  serve.read(desk.debts, (tx, asked) => listDebts(room, tx, asked));
  serve.story(desk.collect, act(collectAct(room)));
  serve.story(desk.writeOff, act(writeOffAct(room)));
}
