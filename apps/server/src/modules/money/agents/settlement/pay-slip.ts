import type { SlipState } from '@nokshi/contract/player/agent-slips.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { derivedId, type MemberId, type SlipId } from '../../../../kernel/ids.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { type StateTable, statesOf } from '../../../../kernel/states.ts';
import type { Posted } from '../../../base/wallet/index.ts';
import type { AgentsRoom } from '../room.ts';
import { lockSlip, type NamedSlip, type SlipRow, writeSlip } from '../store/slips.ts';
import { announceSlip, tellOverdue, tellPaid } from './tell-slip.ts';

/** Domain.md 8.2. `NOTHING`: nothing is due, or the account it was due to is closed. */
const TABLE: StateTable<SlipState> = {
  DUE: ['PAID', 'OVERDUE', 'NOTHING'],
  OVERDUE: ['PAID_LATE', 'PAID_BY_HOUSE', 'NOTHING'],
  PAID: [],
  NOTHING: [],
  PAID_LATE: [],
  PAID_BY_HOUSE: [],
};

export const slipStates = statesOf('slip', TABLE);

export type PayRoom = Pick<AgentsRoom, 'wallet' | 'messaging' | 'site' | 'live' | 'clock'>;
/** Why nothing moved: the payer is short, or the account it is for is closed. */
type Unpaid = 'short' | 'closed';

/**
 * Pays a slip that is due or overdue, once: its id is the key of the posting. It locks the lanes of
 * both sides, so slips of other lanes have another transaction. Answers the slip as it is then;
 * undefined: there is none.
 */
export async function paySlip(
  room: PayRoom,
  tx: Tx,
  slipId: SlipId,
): Promise<NamedSlip | undefined> {
  const slip = await lockSlip(tx, slipId);
  if (!slip || slipStates.isEnd(slip.state)) return slip;
  const moved = await tryPaying(room, tx, slip);
  if (moved === 'closed') return change(room, tx, { slip, to: { state: 'NOTHING' } });
  if (moved === 'short') {
    if (slip.state === 'OVERDUE') return slip;
    const overdue = await change(room, tx, { slip, to: { state: 'OVERDUE' } });
    await tellOverdue(room, tx, overdue);
    return overdue;
  }
  const state = slip.state === 'OVERDUE' ? 'PAID_LATE' : 'PAID';
  const paid = await change(room, tx, { slip, to: { state, paidAt: moved.at } });
  await tellPaid(room, tx, paid);
  return paid;
}

/** What is short or closed refuses, and leaves nothing. */
async function tryPaying(room: PayRoom, tx: Tx, slip: SlipRow): Promise<Posted | Unpaid> {
  const { uplineId, downlineId, payMode, payable } = slip;
  try {
    return uplineId && payMode === 'upline'
      ? await payBetween(room, tx, { slip, uplineId })
      : await payFromHouse(room, tx, slip);
  } catch (err) {
    if (!(err instanceof Refusal)) throw err;
    if (err.code === 'wallet.insufficient') return 'short';
    if (err.code !== 'wallet.account-closed') throw err;
    // What is paid back has nowhere to go either when the one above has closed.
    const ends = [downlineId, ...(payable < 0n && uplineId ? [uplineId] : [])];
    for (const memberId of ends)
      if (await room.wallet.isClosed(tx, { memberId, asset: 'BDT' })) return 'closed';
    return 'short';
  }
}

const kindsOf = ({ kind }: SlipRow) =>
  kind === 'dividend'
    ? ({ out: 'dividend-out', in: 'dividend-in' } as const)
    : ({ out: 'wage-out', in: 'wage-in' } as const);

/** From the upline down, or back up where a closing slip comes to less than nothing. */
const payBetween = (
  { wallet }: PayRoom,
  tx: Tx,
  { slip, uplineId }: { slip: SlipRow; uplineId: MemberId },
): Promise<Posted> => {
  const { slipId, downlineId, payable } = slip;
  const kinds = kindsOf(slip);
  const isBack = payable < 0n;
  return wallet.move(tx, {
    key: slipId,
    digest: digestOf(`agents.slip ${slipId} ${uplineId} ${downlineId} ${payable}`),
    from: isBack ? downlineId : uplineId,
    to: isBack ? uplineId : downlineId,
    asset: 'BDT',
    amount: isBack ? -payable : payable,
    reference: slipId,
    kind: kinds.out,
    receivedAs: kinds.in,
  });
};

/** Between the house and the downline: of its own contract, in its mode, or in place of an upline. */
export const payFromHouse = ({ wallet }: PayRoom, tx: Tx, slip: SlipRow): Promise<Posted> => {
  const { slipId, downlineId: memberId, payable: amount } = slip;
  const kind = kindsOf(slip)[amount < 0n ? 'out' : 'in'];
  return wallet.transfer(tx, {
    memberId,
    asset: 'BDT',
    key: slipId,
    digest: digestOf(`agents.slip ${slipId} house ${memberId} ${amount}`),
    legs: [{ amount, contra: 'commission', kind, reference: slipId }],
    rides: [],
  });
};

/** What an upline owes to the house that paid in its place. Refuses: wallet.insufficient. */
export const collectForHouse = (
  { wallet }: PayRoom,
  tx: Tx,
  { slip, uplineId }: { slip: SlipRow; uplineId: MemberId },
): Promise<Posted> => {
  const { slipId, payable } = slip;
  const words = `agents.collect ${slipId} ${uplineId} ${payable}`;
  return wallet.transfer(tx, {
    memberId: uplineId,
    asset: 'BDT',
    key: derivedId(words, slipId),
    digest: digestOf(words),
    legs: [{ amount: -payable, contra: 'commission', kind: kindsOf(slip).out, reference: slipId }],
    rides: [],
  });
};

type Change = Partial<Pick<SlipRow, 'paidAt' | 'collectedAt' | 'badSince'>> & {
  readonly state?: SlipState;
};

/** The only writer of what follows the money. */
export async function change(
  room: Pick<PayRoom, 'live'>,
  tx: Tx,
  { slip, to }: { slip: NamedSlip; to: Change },
): Promise<NamedSlip> {
  if (to.state) slipStates.check(slip.slipId, slip.state, to.state);
  const row = { ...slip, ...to };
  await writeSlip(tx, row);
  announceSlip(room, tx, row);
  return row;
}
