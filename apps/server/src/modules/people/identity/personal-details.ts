import {
  PERSONAL_FIELDS,
  type PersonalField,
  PROFILE_FIELDS,
  type ProfileField,
  type SealedField,
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
/** A sealed value can be opened in its own row only. */
const boundTo = (memberId: MemberId, field: string) => `${memberId}.${field}`;

/** Stores a member's details, each value sealed. Checklist E-051. */
export async function storeDetails(
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

/** Details that a member adds or changes later; others stay unchanged. Checklist E-058. */
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

type Detail = { field: SealedField; value: string };

/** As the member wrote it; for the member's own copy of the stored data. */
export async function openDetails(
  room: Pick<IdentityDeps, 'secrets'>,
  tx: Tx,
  memberId: MemberId,
): Promise<Detail[]> {
  const rows = await detailsOf(tx, memberId);
  return rows.map(({ field, sealed }) => ({
    field,
    value: openDetail(room, { memberId, field, sealed }),
  }));
}

/** One sealed value, in its own row. */
export const openDetail = (
  { secrets }: Pick<IdentityDeps, 'secrets'>,
  { memberId, field, sealed }: { memberId: MemberId; field: SealedField; sealed: Buffer },
): string => secrets.open(PURPOSE, sealed, boundTo(memberId, field)).toString('utf8');

/** Only the ends, for an operator and for anyone who sees the member's screen. */
export const maskedDetails = async (
  room: Pick<IdentityDeps, 'secrets'>,
  tx: Tx,
  memberId: MemberId,
): Promise<Detail[]> =>
  (await openDetails(room, tx, memberId)).map(({ field, value }) => ({
    field,
    value: masked(value, field),
  }));

/**
 * Payee names as they were written, of members who gave one: compared with the holder of an
 * account.
 */
export async function payeeNames(
  room: Pick<IdentityDeps, 'secrets'>,
  tx: Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, string>> {
  const rows = await sealedNames(tx, memberIds);
  return new Map(
    rows.map(({ memberId, sealed }) => [
      memberId,
      openDetail(room, { memberId, field: 'payeeName', sealed }),
    ]),
  );
}

/** `yyyy-MM-dd`; null when the member gave none. */
export async function birthdayOf(
  room: Pick<IdentityDeps, 'secrets'>,
  tx: Tx,
  memberId: MemberId,
): Promise<string | null> {
  const found = (await detailsOf(tx, memberId)).find(({ field }) => field === 'birthday');
  return found ? openDetail(room, { memberId, ...found }) : null;
}

/** A member's details and choices, as the member sees them: only the ends of the details. */
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
