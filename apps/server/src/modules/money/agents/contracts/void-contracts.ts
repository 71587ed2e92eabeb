import { hasRight } from '@nokshi/contract';
import { dayStart } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { TypeChange, UplineChange } from '../../../people/identity/index.ts';
import type { AgentsRoom } from '../room.ts';
import { isInForce } from '../rules/contract-states.ts';
import { lockContracts, oneOpenOf } from '../store/contracts.ts';
import { endContract } from './end-contract.ts';
import { changeContract } from './transition.ts';

type Over = {
  readonly memberId: MemberId;
  /** Only what the member receives by; what the member grants depends on it. */
  readonly asDownline: boolean;
  readonly at: Date;
};

/** Who is no agent any more neither receives by a contract nor grants one. */
export async function voidOfType(
  room: AgentsRoom,
  tx: Tx,
  { memberId, to }: TypeChange,
): Promise<void> {
  if (hasRight('agent', to)) return;
  await voidOpen(room, tx, { memberId, asDownline: false, at: room.clock.now() });
}

/** An account was closed for good. */
export const voidOfClosed = (room: AgentsRoom, tx: Tx, memberId: MemberId): Promise<void> =>
  voidOpen(room, tx, { memberId, asDownline: false, at: room.clock.now() });

/** The member has another upline from the start of a day on: the old one's contracts end with it. */
export const voidOfMove = (
  room: AgentsRoom,
  tx: Tx,
  { memberId, day }: UplineChange,
): Promise<void> =>
  voidOpen(room, tx, { memberId, asDownline: true, at: dayStart(day) ?? room.clock.now() });

async function voidOpen(
  room: AgentsRoom,
  tx: Tx,
  { memberId, asDownline, at }: Over,
): Promise<void> {
  await lockContracts(tx);
  // What one of them ends may be among the rest, so each is read when its turn comes.
  for (;;) {
    const contract = await oneOpenOf(tx, { memberId, asDownline });
    if (!contract) return;
    if (isInForce(contract.state))
      await endContract(room, tx, { contract, state: 'VOID', because: 'line', at });
    else
      await changeContract(room, tx, {
        contract,
        step: 'line',
        change: { state: 'VOID', endReason: 'line' },
      });
  }
}
