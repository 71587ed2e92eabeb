import { audited } from '../../../kernel/audited.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Act } from '../../base/proposals/index.ts';
import type { CashierRoom } from './room.ts';

export type NewTime = { readonly time: number; readonly at: Date; readonly by: string };

type Setting<Field extends string> = Pick<Act<TimeWish<Field>>, 'code' | 'input'> & {
  readonly object: string;
  /** The name of the setting, in the input and in the audit log. */
  readonly field: Field;
  readonly now: (tx: Tx) => Promise<number>;
  readonly write: (tx: Tx, set: NewTime) => Promise<unknown>;
};

type TimeWish<Field extends string> = Readonly<Record<Field, number>> & { readonly reason: string };

/** Sets a time limit of the cashier; what began earlier keeps the previous one. */
export function timeAct<Field extends string>(
  room: CashierRoom,
  { code, input, object, field, now, write }: Setting<Field>,
): Act<TimeWish<Field>> {
  const changesOf = async (tx: Tx, wish: TimeWish<Field>) => [
    { field, from: `${await now(tx)}`, to: `${wish[field]}` },
  ];
  return {
    code,
    permission: 'cashier.act',
    input,
    preview: async (tx, wish) => ({
      object,
      label: `${wish[field]}`,
      changes: await changesOf(tx, wish),
    }),
    async run(tx, wish, caller) {
      const facts = { changes: await changesOf(tx, wish), reason: wish.reason };
      const by = operatorOf(caller).username;
      await write(tx, { time: wish[field], at: room.clock.now(), by });
      await audited(room, tx, { caller, act: code, object, facts });
    },
  };
}
