/** The picture of a member (by uuid) among those the house draws; it tells nothing about them. */
export const avatarOf = (memberId: string): string =>
  `/art/avatar-${memberId.replaceAll('-', '').slice(-8)}.svg`;
