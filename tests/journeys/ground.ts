import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';

/** The house that is planted, and who plants in it. */
export type Ground = {
  readonly house: RunningHouse;
  /** Who has not registered, and does not. */
  readonly visitor: HttpClient;
  readonly admin: HttpClient;
  readonly member: HttpClient;
  /** Has a payment password, and money that goes out. */
  readonly agent: HttpClient;
  readonly memberId: string;
  readonly operatorId: string;
  /** Waits for a second person, who is not the one who plants. */
  readonly proposalId: string;
  readonly second: HttpClient;
};

export type Story = (ground: Ground) => Promise<object> | object;

/** The fields of the registration form that take any text once the operator lets them. */
export const SHOWN_FIELDS = [
  'payeeName',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
] as const;

/** The form with its free fields open, a passkey that can be named and one that was lost. */
export async function openGround({ house, admin, member, memberId }: Ground): Promise<void> {
  const { setting, version } = await admin.call(consoleRoutes.settings.registration, {});
  const free = { enabled: true, patternId: 'any' as const, ownPattern: null, maxLength: 256 };
  const shown: ReadonlySet<string> = new Set(SHOWN_FIELDS);
  await admin.call(consoleRoutes.settings.setRegistration, {
    setting: {
      ...setting,
      fields: setting.fields.map((rule) => (shown.has(rule.field) ? { ...rule, ...free } : rule)),
    },
    version,
    reason: 'Every free text of the form is planted.',
  });
  const { account } = await member.call(playerRoutes.identity.memberInfo, {});
  await givePasskey(house, 'plantedkey', account);
  const { username } = await admin.call(consoleRoutes.identity.member, { id: memberId });
  await givePasskey(house, 'lostkey', username);
}

const givePasskey = (house: RunningHouse, key: string, username: string) =>
  house.database.pool.query(
    `insert into access_passkey
       (credential_id, member_id, name, public_key, counter, transports, made_at)
     select $1, member_id, 'Mine', '\\x00', 0, '{}', now()
     from identity_member where username = $2`,
    [key, username],
  );
