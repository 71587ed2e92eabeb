import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readObligations } from './count-play.ts';
import type { TurnoverRoom } from './room.ts';
import type { Counted } from './rules/obligation.ts';
import { countedOf, type ObligationRow, openObligations } from './store/obligations.ts';
import { moneyLeaving } from './topics.ts';

/** An open obligation with its progress up to now, by category; minor units. */
export type ShownObligation = Omit<ObligationRow, 'contributions'> & {
  /** Percent that counts, by category; null: all play counts whole. */
  readonly contributions: Readonly<Record<string, number>> | null;
  readonly lines: readonly Omit<Counted, 'id'>[];
};

/** The member's open obligations, oldest first, as everything settled by now has them. */
export async function obligationsOf(
  room: TurnoverRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<ShownObligation[]> {
  const { obligations, counted } = await readObligations(room, tx, { memberId });
  const stored = await countedOf(
    tx,
    obligations.map(({ id }) => id),
  );
  return obligations.map((one) => ({ ...one, lines: linesOf(one.id, [...stored, ...counted]) }));
}

function linesOf(id: string, all: readonly Counted[]): Omit<Counted, 'id'>[] {
  const lines = new Map<string, Omit<Counted, 'id'>>();
  for (const { category, valid, counted } of all.filter((one) => one.id === id)) {
    const known = lines.get(category);
    lines.set(category, {
      category,
      valid: valid + (known?.valid ?? 0n),
      counted: counted + (known?.counted ?? 0n),
    });
  }
  return [...lines.values()];
}

/**
 * Money is about to leave the cash: an active bonus ends with it, when its member agrees. Refuses
 * turnover.bonus-active.
 */
export async function leaveBonus(
  room: TurnoverRoom,
  tx: Tx,
  { memberId, agreed }: { memberId: MemberId; agreed: boolean },
): Promise<void> {
  const open = await openObligations(tx, memberId);
  if (!open.some(({ source }) => source === 'bonus')) return;
  if (!agreed) throw refuse('turnover.bonus-active');
  await room.events.emit(tx, moneyLeaving, memberId);
}
