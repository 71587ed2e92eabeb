import { AVATAR_CHOICES, type AvatarChoice } from '@nokshi/contract/player/avatars.ts';

export type Face = {
  readonly memberId: string;
  readonly nickname: string;
  readonly avatar: AvatarChoice | null;
};

const MOST_INITIALS = 2;

/** The picture of a member, by their choice among the house's pictures. */
export function avatarOf({ memberId, nickname, avatar }: Face): string {
  const initials = initialsOf(nickname);
  if (avatar === 'initials' && initials) return `/art/avatar-by-${initials}.svg`;
  if (avatar === null || avatar === 'house' || avatar === 'initials')
    return `/art/avatar-${memberId.replaceAll('-', '').slice(-8)}.svg`;
  return `/art/avatar-of-${avatar}.svg`;
}

/** The pictures a member may choose; initials when the nickname has any that can be drawn. */
export const avatarsFor = (face: Omit<Face, 'avatar'>): { code: AvatarChoice; picture: string }[] =>
  AVATAR_CHOICES.filter((code) => code !== 'initials' || initialsOf(face.nickname) !== '').map(
    (code) => ({ code, picture: avatarOf({ ...face, avatar: code }) }),
  );

const initialsOf = (nickname: string): string =>
  nickname
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, MOST_INITIALS);
