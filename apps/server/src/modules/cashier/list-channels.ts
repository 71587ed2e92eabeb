import type { cashierRoutes } from '@nokshi/contract/player/cashier.ts';
import type { Output } from '@nokshi/contract';
import { toDecimal } from '@nokshi/money';
import type { CashierRoom } from './room.ts';

/** The channels that are open, in the order they are offered. */
export const listChannels = (room: CashierRoom): Output<typeof cashierRoutes.channels> =>
  room.channels
    .filter((channel) => channel.open)
    .map(({ code, name, description, kind, arrivesWithinSeconds, demo, ...money }) => ({
      code,
      name,
      description,
      kind,
      arrivesWithinSeconds,
      demo,
      minimum: toDecimal(money.minimum),
      maximum: toDecimal(money.maximum),
      fee: toDecimal(money.fee),
    }));
