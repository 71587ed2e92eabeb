import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { choosePin, PIN } from '../harness/winnings.ts';

const { identity, security, contact, activity, withdrawals } = playerRoutes;
const { memberCare: care, proposals, couriers, identity: desk } = consoleRoutes;
const HOUR = 3_600_000;
const reason = 'shown on the phone, with the number of the first deposit';

let clock: FakeClock;
let house: RunningHouse;
let first: HttpClient;
let second: HttpClient;
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock });
  await enterDesk();
});
afterAll(() => house.close());

async function enterDesk(): Promise<void> {
  first = await house.operator('risk');
  second = await house.operator('admin');
  await second.call(desk.login, { username: 'admin', password: PASSWORD });
}

let people = 0;
/** At home since four days, with a number proven then and, unless `bare`, a payment password. */
async function settled({ bare = false } = {}) {
  people += 1;
  const [username, old, fresh] = [`lost${people}`, `+88017112230${people}0`, `017112233${people}0`];
  const home = house.visitor();
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
  const { userInfo } = await home.call(identity.register, form);
  if (!bare) await choosePin(home);
  await house.database.pool.query(
    `insert into identity_contact (member_id, brand_id, kind, address, verified_at, changed_at)
     select member_id, brand_id, 'sms', $2, $3, $3 from identity_member where username = $1`,
    [username, old, clock.now()],
  );
  await pass(96, username, home);
  return { username, home, id: userInfo.id, old, fresh };
}

async function pass(hours: number, username: string, client: HttpClient): Promise<void> {
  clock.advance(hours * HOUR);
  await client.call(identity.login, { username, password: PASSWORD });
  await enterDesk();
}

const give = (id: string, to: string) =>
  first.call(care.setContact, { id, contact: 'sms', to, reason });
async function given(id: string, to: string): Promise<void> {
  const { proposal } = await give(id, to);
  await second.call(proposals.approve, { id: proposal ?? '' });
}
const contactsOf = async (id: string) => (await first.call(desk.member, { id })).contacts;
const offered = async (client: HttpClient) => {
  const { proofs, proofNeeded } = await client.call(security.security, {});
  return proofNeeded ? proofs : null;
};

describe('a contact that operators give', () => {
  it('takes two of them, tells the old one, ends all sessions and stands in the member’s list', async () => {
    const { username, home, id, old, fresh } = await settled();
    const { proposal } = await give(id, fresh);
    expect(await contactsOf(id)).toMatchObject([{ value: `•••${old.slice(-3)}` }]);
    const { rows } = await second.call(proposals.proposals, { state: 'PENDING' });
    expect(rows.find((row) => row.id === proposal)).toMatchObject({
      act: 'identity.set-contact',
      label: username,
      changes: [{ field: 'care.sms', from: `•••${old.slice(-3)}`, to: `+88${fresh}` }],
    });
    const own = { id: proposal ?? '' };
    expect(await refused(first.call(proposals.approve, own))).toBe('proposals.own-proposal');
    await second.call(proposals.approve, own);
    expect(await contactsOf(id)).toEqual([
      { kind: 'sms', value: `•••${fresh.slice(-3)}`, verified: true },
    ]);
    expect(await refused(home.call(security.security, {}))).toBe('edge.session-ended');
    const { rows: told } = await second.call(couriers.messages, { to: old });
    expect(told[0]?.text).toMatch(/গ্রাহক সেবা|Customer service/);
    await home.call(identity.login, { username, password: PASSWORD });
    expect((await home.call(activity.list, {})).rows[0]).toMatchObject({
      kind: 'house-number',
      facts: { what: `•••${fresh.slice(-3)}` },
    });
    const { rows: audit } = await house.database.pool.query(
      "select facts from kernel_audit where act = 'identity.set-contact' and object = $1",
      [id],
    );
    expect(audit).toEqual([
      { facts: { contact: 'sms', address: `•••${fresh.slice(-3)}`, reason } },
    ]);
  });

  it('proves nothing for three days, and is the way back then', async () => {
    const { username, home, id, fresh } = await settled();
    await given(id, fresh);
    await home.call(identity.login, { username, password: PASSWORD });
    expect(await offered(home)).toEqual(['pin']);
    await pass(73, username, home);
    expect(await offered(home)).toEqual(['pin', 'sms']);
  });

  it('proves nothing where it is all there is, and nothing can be withdrawn from new places', async () => {
    const { username, home, id, fresh } = await settled({ bare: true });
    await given(id, fresh);
    await home.call(identity.login, { username, password: PASSWORD });
    expect(await offered(home)).toEqual([]);
    const shown = { email: `${username}@example.com`, password: PASSWORD, proof: 'sms' } as const;
    expect(await refused(home.call(contact.askCode, shown))).toBe('identity.proof-needed');
    const { id: other, username: name, fresh: another } = await settled();
    await given(other, another);
    const away = house.visitor();
    await away.call(identity.login, { username: name, password: PASSWORD });
    const payee = { method: 'demo-wallet', holder: 'Rahima Khatun', account: '01712345999' };
    const added = away.call(withdrawals.addPayee, { ...payee, paymentPassword: PIN });
    expect(await refused(added)).toBe('identity.place-rests');
  });

  it('is a number of one of our countries, and nobody’s yet', async () => {
    const [one, other] = [await settled(), await settled()];
    expect(await refused(give(one.id, other.old))).toBe('identity.contact-taken');
    expect(await refused(give(one.id, one.old))).toBe('identity.contact-taken');
    expect(await refused(give(one.id, '0171'))).toBe('identity.phone-wrong');
    const mail = { id: one.id, contact: 'mail', to: 'nobody', reason } as const;
    expect(await refused(first.call(care.setContact, mail))).toBe('identity.mail-wrong');
  });
});
