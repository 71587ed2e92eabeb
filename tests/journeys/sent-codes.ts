import { consoleRoutes } from '@nokshi/contract';
import { expect } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';

/** The digits of the next message to this number or address, as the operator's desk has it. */
export async function codeFor(operator: HttpClient, to: string, before = ''): Promise<string> {
  const read = async () => {
    const [row] = (await operator.call(consoleRoutes.couriers.messages, { to })).rows;
    return /[0-9]{6}/.exec(row?.state === 'sent' ? row.text : '')?.[0] ?? '';
  };
  const isNext = async () => ![before, ''].includes(await read());
  await expect.poll(isNext, { timeout: 10_000 }).toBe(true);
  return read();
}

/** Gives a member a number or mail address that was proven days ago. */
export const withContact = (
  house: RunningHouse,
  contact: { username: string; kind: 'sms' | 'mail'; address: string },
) =>
  house.database.pool.query(
    `insert into identity_contact (member_id, brand_id, kind, address, verified_at, changed_at)
     select member_id, brand_id, $2, $3, now() - interval '80 hours', now() from identity_member where username = $1`,
    [contact.username, contact.kind, contact.address],
  );
