import type { MemberInfo } from '@nokshi/contract/player/identity.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { toWire } from '../../../kernel/ids.ts';
import type { Site } from '../../base/site/index.ts';
import type { Member } from './face.ts';
import { restrictionAt } from './rules/restriction.ts';
import type { MemberRow } from './store/members.ts';

/** A member as other rooms see one. */
export const toMember = (row: MemberRow, { clock }: { clock: Clock }): Member => ({
  memberId: row.memberId,
  username: row.username,
  nickname: row.nickname,
  type: row.type,
  restriction: restrictionAt(row, clock.now()),
  uplineId: row.uplineId,
  generation: row.generation,
  registeredAt: row.registeredAt,
});

/** A member as members see themselves. Checklist X-006, E-064; labels come with clubs and VIP. */
export const toMemberInfo = (
  row: MemberRow,
  deps: { clock: Clock; site: Pick<Site, 'teamTerms'> },
): MemberInfo => ({
  id: toWire('mbr', row.memberId),
  account: row.username,
  nickname: row.nickname,
  type: row.type,
  toUpline: row.uplineId !== null && deps.site.teamTerms().on,
  clubLabel: { labelName: '' },
  memberLabel: [],
  restriction: restrictionAt(row, deps.clock.now()),
  registeredAt: row.registeredAt.toISOString(),
  endsAt: row.expiresAt?.toISOString() ?? null,
});
