import {
  PERSONAL_FIELDS,
  type PersonalField,
  PROFILE_FIELDS,
  type ProfileField,
  type ToldField,
} from '@nokshi/contract/registration/fields.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { IdentityDeps } from './room.ts';
import { foundBy } from './found-by.ts';
import { avatarsFor } from './rules/avatar-of.ts';
import { masked } from './rules/masked.ts';
import { detailsOf, insertDetails, putDetail, sealedNames } from './store/details.ts';
import type { MemberRow } from './store/members.ts';
import { faceOf } from './store/own-settings.ts';

export type PersonalDetails = { readonly [field in PersonalField]?: string | undefined };

const PURPOSE = 'identity.detail';
/** A sealed value opens in its own row only. */
const boundTo = (memberId: MemberId, field: string) => `${memberId}.${field}`;

/** Keeps what a member told of themself, each value sealed. Checklist E-051. */
export async function keepDetails(
  room: Pick<IdentityDeps, 'secrets' | 'site'>,
  tx: Tx,
  { memberId, details }: { memberId: MemberId; details: PersonalDetails },
): Promise<void> {
  const given = PERSONAL_FIELDS.flatMap((field) => {
    const value = details[field];
    if (!value) return [];
    const sealed = room.secrets.seal(PURPOSE, value, boundTo(memberId, field));
    return [{ field, sealed, foundBy: foundBy(room, field, value) }];
  });
  await insertDetails(tx, memberId, given);
}

/** What a member tells later, or again; what is not named stays as it is. Checklist E-058. */
export async function saveProfile(
  room: Pick<IdentityDeps, 'secrets'>,
  tx: Tx,
  { memberId, told }: { memberId: MemberId; told: Profile },
): Promise<void> {
  for (const field of PROFILE_FIELDS) {
    const value = told[field];
    if (value === undefined) continue;
    const sealed = room.secrets.seal(PURPOSE, value, boundTo(memberId, field));
    await putDetail(tx, { memberId, field, sealed });
  }
}
type Profile = { readonly [field in ProfileField]?: string | undefined };

type Detail = { field: ToldField; value: string };

/** As the member wrote it; for the member's own copy of what we keep. */
export async function openDetails(
  room: Pick<IdentityDeps, 'secrets'>,
  tx: Tx,
  memberId: MemberId,
): Promise<Detail[]> {
  const rows = await detailsOf(tx, memberId);
  return rows.map(({ field, sealed }) => ({
    field,
    value: room.secrets.open(PURPOSE, sealed, boundTo(memberId, field)).toString('utf8'),
  }));
}

/** For the eyes of an operator, and of whoever looks over a member's shoulder: the ends only. */
export const maskedDetails = async (
  room: Pick<IdentityDeps, 'secrets'>,
  tx: Tx,
  memberId: MemberId,
): Promise<Detail[]> =>
  (await openDetails(room, tx, memberId)).map(({ field, value }) => ({
    field,
    value: masked(value, field),
  }));

/** As they were written, of those who told one: who pays compares them with an account's holder. */
export async function payeeNames(
  room: Pick<IdentityDeps, 'secrets'>,
  tx: Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, string>> {
  const rows = await sealedNames(tx, memberIds);
  return new Map(
    rows.map(({ memberId, sealed }) => [
      memberId,
      room.secrets.open(PURPOSE, sealed, boundTo(memberId, 'payeeName')).toString('utf8'),
    ]),
  );
}

/** What a member told and chose, as the member sees it: the ends of what was told. */
export const showProfile = async (
  room: Pick<IdentityDeps, 'secrets'>,
  tx: Tx,
  member: Pick<MemberRow, 'memberId' | 'nickname'>,
) => ({
  nickname: member.nickname,
  avatar: (await faceOf(tx, member.memberId)).avatar ?? ('house' as const),
  avatars: avatarsFor(member),
  told: await maskedDetails(room, tx, member.memberId),
});
