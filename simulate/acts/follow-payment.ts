import { playerRoutes } from '@nokshi/contract';
import type { Withdrawal, WithdrawalAnswer } from '@nokshi/contract/player/withdrawals.ts';
import { toDecimal } from '@nokshi/money';
import { lasts, type Person, type World } from '../world.ts';
import { comeBack } from './enter.ts';
import { paisa } from '../paisa.ts';
import { picture } from './picture.ts';
import type { Answer } from '../plan/day.ts';

type Followed = { readonly id: string; readonly answer: Answer };

/** In a short day more often. */
const LOOK_EVERY_MS = 20 * 60_000;
const LOOKS_A_DAY = 12;
/** After this time the person who reported the money as missing finds it. */
const FOUND_AFTER_MS = 3 * 60_000;
const ENDS = [
  'RECEIVED',
  'ALL_RECEIVED',
  'AUTO_RECEIVED',
  'RECEIVED_PARTIAL',
  'REFUNDED',
  'REJECTED',
];

/** Looks at a withdrawal until it is paid, and says what came of it. */
export async function followPayment(world: World, person: Person, asked: Followed): Promise<void> {
  const every = Math.min(LOOK_EVERY_MS, Math.round(world.plan.endsAt / LOOKS_A_DAY));
  while (lasts(world, every)) {
    await world.life.pause(every);
    const now = await look(world, person, asked.id);
    if (!now || ENDS.includes(now.state)) return;
    if (now.state !== 'PAID' || asked.answer === 'silence') continue;
    return answer(world, person, { asked, paid: now });
  }
}

async function look(world: World, person: Person, id: string): Promise<Withdrawal | null> {
  if (!(await comeBack(world, person))) return null;
  const { one } = playerRoutes.withdrawals;
  return world.ask(person, one, { input: { id }, as: 'look at a withdrawal' });
}

type Paid = { readonly asked: Followed; readonly paid: Withdrawal };

async function answer(world: World, person: Person, { asked, paid }: Paid): Promise<void> {
  const says = (said: WithdrawalAnswer, more: { received?: string; proofs?: string[] } = {}) =>
    world.ask(person, playerRoutes.withdrawals.answer, {
      input: { id: paid.id, answer: said, ...more },
      as: `answer ${said}`,
      // The time to answer, or an operator, was quicker.
      may: ['cashier.answer-closed'],
    });
  if (asked.answer === 'received') return void (await says('received'));
  if (asked.answer === 'complains') {
    if (await says('received')) await complainOf(world, person, paid);
    return;
  }
  const proofs = [await picture()];
  if (asked.answer === 'partial') {
    const received = toDecimal(paisa(paid.amount) / 3n);
    return void (await says('partial', { received, proofs }));
  }
  await says('not-received', { proofs });
  if (asked.answer !== 'late' || !lasts(world, FOUND_AFTER_MS)) return;
  await world.life.pause(FOUND_AFTER_MS);
  if (await comeBack(world, person)) await says('all-received');
}

/** A part of it never came, as is seen too late. */
const complainOf = ({ ask }: World, person: Person, { id }: Withdrawal) =>
  ask(person, playerRoutes.claims.file, {
    input: {
      about: id,
      reference: `PAID ${id.slice(-8)}`,
      words: 'A part is missing.',
      proofs: [],
    },
    as: 'complain of a withdrawal',
  });
