import { AVATAR_CHOICES, type AvatarChoice } from '@nokshi/contract/player/avatars.ts';

export type Face = {
  readonly memberId: string;
  readonly nickname: string;
  readonly avatar: AvatarChoice | null;
};

const SIGNS = 2;

/** The picture of a member, by what they chose among those the house draws. */
export function avatarOf({ memberId, nickname, avatar }: Face): string {
  const signs = signsOf(nickname);
  if (avatar === 'initials' && signs) return `/art/avatar-by-${signs}.svg`;
  if (avatar === null || avatar === 'house' || avatar === 'initials')
    return `/art/avatar-${memberId.replaceAll('-', '').slice(-8)}.svg`;
  return `/art/avatar-of-${avatar}.svg`;
}

/** What a member may choose among; initials where the nickname has any that can be sewn. */
export const avatarsFor = (face: Omit<Face, 'avatar'>): { code: AvatarChoice; picture: string }[] =>
  AVATAR_CHOICES.filter((code) => code !== 'initials' || signsOf(face.nickname) !== '').map(
    (code) => ({ code, picture: avatarOf({ ...face, avatar: code }) }),
  );

const signsOf = (nickname: string): string =>
  nickname
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, SIGNS);
