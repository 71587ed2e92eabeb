import type { Output } from '@nokshi/contract';
import type { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { profileInForce } from './profile.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { promptAt, type PromptKind } from './rules/prompt.ts';
import { readPrompted, writePrompted } from './store/deposit.ts';

/**
 * Whether it is time to ask the member for a deposit limit, or to review the limits. Refuses:
 * identity.member-unknown. Source: RTS 12, domain.md 12.
 */
export async function showPrompt(
  room: LimitsDeps,
  tx: Tx,
  { memberId, place }: { memberId: MemberId; place: 'home' | 'deposit' },
): Promise<Output<typeof limitsRoutes.prompt>> {
  const prompted = await readPrompted(tx, seatOf(room, memberId));
  const member = await room.identity.member(tx, memberId);
  if (!prompted || !member) throw refuse('identity.member-unknown');
  const { reviewDays } = await profileInForce(room, tx);
  const { registeredAt } = member;
  return { prompt: promptAt(prompted, { place, now: room.clock.now(), registeredAt, reviewDays }) };
}

/** Records an answer, whatever it was: the member is not asked again for this reason. */
export async function answerPrompt(
  room: LimitsDeps,
  tx: Tx,
  { memberId, prompt: kind }: { memberId: MemberId; prompt: PromptKind },
): Promise<Record<string, never>> {
  await writePrompted(tx, seatOf(room, memberId), { kind, at: room.clock.now() });
  return {};
}
