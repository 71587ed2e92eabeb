import { hasRight } from '@nokshi/contract';
import { maskName } from '../../../kernel/mask-name.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import type { Side } from './store/transfers.ts';

type InLine = {
  readonly memberId: MemberId;
  readonly type: number;
  readonly uplineId: MemberId | null;
};

/**
 * Where `to` is, seen from `from`; null where it is not directly above or below, or where the one
 * above is no agent any more. A-011.
 */
export function sideOf(from: InLine, to: InLine): Side | null {
  if (from.uplineId === to.memberId) return hasRight('agent', to.type) ? 'upline' : null;
  return hasRight('agent', from.type) && to.uplineId === from.memberId ? 'downline' : null;
}

/**
 * An upline sees the downline's username; a downline sees only the first characters of the
 * upline's.
 */
export const nameFor = (side: Side, username: string): string =>
  side === 'upline' ? maskName(username) : username;

export const personFor = (side: Side, memberId: MemberId, username: string) => ({
  id: toWire('mbr', memberId),
  name: nameFor(side, username),
});

export const otherSide = (side: Side): Side => (side === 'upline' ? 'downline' : 'upline');
