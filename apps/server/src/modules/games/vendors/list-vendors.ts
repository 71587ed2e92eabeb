import type { Output } from '@nokshi/contract';
import type { consoleVendorsRoutes } from '@nokshi/contract/console/vendors.ts';
import { toDecimal } from '@nokshi/money';
import { dayOf, dayStart } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import { liveKeys } from '../../../kernel/overlapping-keys.ts';
import { wireReconciliation } from './reconcile.ts';
import type { VendorsRoom } from './room.ts';
import { figuresSince, lastReconciliations } from './store/reports.ts';

/** Every vendor as the desk shows it; never with a key. */
export async function listVendors(
  room: VendorsRoom,
  tx: Tx,
): Promise<Output<typeof consoleVendorsRoutes.list>> {
  const start = dayStart(dayOf(room.clock.now())) ?? room.clock.now();
  const today = new Map((await figuresSince(tx, start)).map((row) => [row.vendor, row]));
  const last = new Map((await lastReconciliations(tx)).map((row) => [row.vendor, row]));
  return {
    rows: room.profiles
      .all()
      .map(({ vendor, nameEn, nameBn, mode, version, keys, points, hosts }) => {
        const figures = today.get(vendor);
        const before = last.get(vendor);
        const { countries, currencies, words, largestPayment, ...rest } = points;
        return {
          vendor,
          name: { EN: nameEn, BN: nameBn },
          mode,
          version,
          keys: liveKeys(keys, room.clock.now()).map((key) => ({
            fingerprint: key.fingerprint,
            scheme: key.scheme,
            addedAt: key.addedAt.toISOString(),
            endsAt: key.endsAt?.toISOString() ?? null,
            usedAt: key.usedAt?.toISOString() ?? null,
            toShow: key.toShow,
          })),
          points: {
            ...rest,
            largestPayment: toDecimal(BigInt(largestPayment)),
            countries: countries && [...countries],
            currencies: [...currencies],
            words: { ...words },
          },
          hosts: hosts.map(({ url, place, answers, since, askedAt }) => ({
            url,
            place,
            answers,
            since: since.toISOString(),
            askedAt: askedAt?.toISOString() ?? null,
          })),
          today: {
            bets: figures?.bets ?? 0,
            staked: toDecimal(figures?.staked ?? 0n),
            paid: toDecimal(figures?.paid ?? 0n),
            refused: figures?.refused ?? 0,
          },
          last: before ? wireReconciliation(before) : null,
        };
      }),
  };
}
