import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { fromWire, type MemberId } from '../../apps/server/src/kernel/ids.ts';
import { checkMember } from '../../apps/server/src/modules/oversight/risk/check-member.ts';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { slip } from '../harness/slip.ts';
import { deposit } from './visits.ts';
import { addPayee, askFor, choosePin, give } from '../harness/winnings.ts';
import { stoodAt, withdrawer } from './withdrawer.ts';

type People = { readonly taker: HttpClient; readonly admin: HttpClient };

/** Money of one member on its way out: one withdrawal waits for the house, one for an answer; its id. */
export async function takenOut(house: RunningHouse, { taker, admin }: People): Promise<string> {
  const { id: memberId } = await taker.call(playerRoutes.identity.memberInfo, {});
  await give(house, memberId, 4_000_00n);
  await deposit(taker, '1500');
  await choosePin(taker);
  const wallet = await addPayee(taker, { method: 'demo-wallet', account: '01712345678' });
  await addPayee(taker, { method: 'demo-bank', account: '2010456789123' });
  const paid = await askFor(taker, wallet, '1200.00');
  await askFor(taker, wallet, '350.50');
  const reason = 'The name is that of the account';
  await admin.call(consoleRoutes.withdrawals.approve, { id: paid, amount: '1200.00', reason });
  await stoodAt(admin, paid, 'PAID');
  return paid;
}

/** Another is paid to the account of this member and uses the same browser; both are held, and the review is late; what waits of theirs. */
export async function reviewed(
  house: RunningHouse,
  admin: HttpClient,
  memberId: string,
): Promise<string> {
  const { risk: desk } = consoleRoutes;
  const second = await withdrawer(
    house,
    { method: 'demo-wallet', account: '01712345678' },
    'surma',
  );
  const waits = await second.ask('900.00');
  const [one, other] = [memberId, second.memberId].map((id) => fromWire('mbr', id)) as [
    MemberId,
    MemberId,
  ];
  await house.database.pool.query(
    `insert into access_device
       (member_id, device_id, words, ip, first_seen_at, last_seen_at, settled_at)
     select $2, device_id, words, ip, first_seen_at, last_seen_at, settled_at from access_device
     where member_id = $1 limit 1`,
    [one, other],
  );
  await house.house.db.tx((tx) => checkMember(house.house.risk, tx, one));
  const { rows } = await admin.call(desk.list, {});
  const { id = '' } = rows.find((row) => row.members.some((m) => m.id === memberId)) ?? {};
  const { version } = await admin.call(desk.one, { id });
  await admin.call(desk.hold, {
    id,
    version,
    days: 3,
    note: 'One browser, one account, two names',
  });
  // The house may have found another case by itself: nobody holds that one.
  await house.database.pool.query(
    `update risk_case set review_by = now() - interval '5 hours' where state = 'HELD'`,
  );
  return waits;
}

/** What the desk works on: one that waits, one that is paid by hand, and one that only came in part; its id. */
export async function workedOn(house: RunningHouse, admin: HttpClient): Promise<string> {
  const { withdrawals: desk } = consoleRoutes;
  const { slots, withdrawals } = playerRoutes;
  const reason = 'Compared with the papers; wins of the last week';
  const wallet = { method: 'demo-wallet', account: '01712345670' };
  const waits = await withdrawer(house, wallet, 'jamuna');
  await deposit(waits, '500');
  await waits.ask('4500.00');
  const bank = await withdrawer(house, { method: 'demo-bank', account: '1234567890123' }, 'meghna');
  const byHand = { id: await bank.ask('12000.00'), amount: '12000.00', reason };
  await admin.call(desk.approve, byHand);
  const says = await withdrawer(house, wallet, 'padma');
  await deposit(says, '5000');
  const { launchToken } = await says.call(slots.launch, { gameId: 'kantha-lines' });
  const spin = { key: randomUUID(), bearer: launchToken };
  await says.call(slots.spin, { stake: '50.00' }, spin);
  const one = { id: await says.ask('7500.17'), amount: '7500.17', reason };
  await admin.call(desk.approve, one);
  await stoodAt(admin, one.id, 'FAILED');
  await admin.call(desk.again, { id: one.id, reason: 'The wallet was closed for an hour' });
  await stoodAt(admin, one.id, 'PAID');
  const partial = { id: one.id, answer: 'partial', received: '5000.00' } as const;
  await says.call(withdrawals.answer, { ...partial, proofs: [await slip()] });
  return one.id;
}
