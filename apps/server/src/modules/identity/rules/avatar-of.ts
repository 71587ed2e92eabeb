import type { MemberId } from '../../../kernel/ids.ts';

/** The picture of a member among those the house draws; it tells nothing about them. */
export const avatarOf = (memberId: MemberId): string =>
  `/art/avatar-${memberId.replaceAll('-', '').slice(-8)}.svg`;
