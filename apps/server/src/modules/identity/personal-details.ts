import { PERSONAL_FIELDS, type PersonalField } from '@nokshi/contract/registration/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import type { MemberId } from '../../kernel/ids.ts';
import type { Insides } from './room.ts';
import { masked } from './rules/masked.ts';
import { detailsOf, insertDetails } from './store/registration.ts';

export type PersonalDetails = { readonly [field in PersonalField]?: string | undefined };

const PURPOSE = 'identity.detail';
/** A sealed value opens in its own row only. */
const boundTo = (memberId: MemberId, field: string) => `${memberId}.${field}`;

/** Keeps what a member told of themself, each value sealed. Checklist E-051. */
export async function keepDetails(
  room: Pick<Insides, 'secrets'>,
  tx: Tx,
  { memberId, told }: { memberId: MemberId; told: PersonalDetails },
): Promise<void> {
  const given = PERSONAL_FIELDS.flatMap((field) => {
    const value = told[field];
    if (!value) return [];
    return [{ field, sealed: room.secrets.seal(PURPOSE, value, boundTo(memberId, field)) }];
  });
  await insertDetails(tx, memberId, given);
}

/** For an operator's eyes: the ends of each value only. */
export async function maskedDetails(
  room: Pick<Insides, 'secrets'>,
  tx: Tx,
  memberId: MemberId,
): Promise<{ field: PersonalField; value: string }[]> {
  const rows = await detailsOf(tx, memberId);
  return rows.map(({ field, sealed }) => ({
    field,
    value: masked(
      room.secrets.open(PURPOSE, sealed, boundTo(memberId, field)).toString('utf8'),
      field,
    ),
  }));
}
