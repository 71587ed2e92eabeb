import { playerRoutes } from '@nokshi/contract';
import type { PayoutMethod } from '@nokshi/contract/player/withdrawals.ts';
import { toDecimal } from '@nokshi/money';
import { chanceOf } from '../plan/chance.ts';
import type { Act } from '../plan/day.ts';
import { PASSWORD, type Person, PIN, type World } from '../world.ts';
import { followPayment } from './follow-payment.ts';
import { paisa } from '../paisa.ts';

type Wish = Extract<Act, { do: 'withdraw' }>;

const { paymentPassword, withdrawals } = playerRoutes;
const MAY = [
  'cashier.too-many-withdrawals',
  'cashier.debt-open',
  'cashier.turnover-missing',
  'wallet.insufficient',
] as const;

/** Takes out a share of what is free; what becomes of it is followed beside everything else. */
export async function withdraw(world: World, person: Person, wish: Wish): Promise<void> {
  const { ask, life, tally } = world;
  const terms = await ask(person, withdrawals.terms, { input: {}, as: 'look at withdrawals' });
  if (!terms) return;
  if (!terms.hasPaymentPassword) await choosePin(world, person);
  person.payeeId ??= await addPayee(world, person, nth(terms.methods, wish.turn));
  const method = terms.methods.find(({ code }) => code === terms.payees[0]?.method);
  const { minimum, maximum } = method ?? nth(terms.methods, wish.turn);
  const amount = sizeOf({ free: paisa(terms.available), share: wish.share, most: paisa(maximum) });
  if (!person.payeeId || amount < paisa(minimum)) {
    tally.count('withdraw', 'too little is free');
    return;
  }
  const asked = await ask(person, withdrawals.request, {
    input: { payeeId: person.payeeId, amount: toDecimal(amount), paymentPassword: PIN },
    as: 'withdraw',
    may: MAY,
    key: world.newKey(),
  });
  if (asked) life.begin(() => followPayment(world, person, { id: asked.id, answer: wish.answer }));
}

type Size = { readonly free: bigint; readonly share: number; readonly most: bigint };

function sizeOf({ free, share, most }: Size): bigint {
  const part = (free * BigInt(share)) / 100n;
  return part > most ? most : part;
}

const nth = (methods: readonly PayoutMethod[], turn: number) =>
  methods[turn % methods.length] as PayoutMethod;

export const choosePin = ({ ask }: World, person: Person) =>
  ask(person, paymentPassword.set, {
    as: 'choose a payment password',
    input: { password: PASSWORD, paymentPassword: PIN, confirmPaymentPassword: PIN },
  });

async function addPayee({ ask, tally }: World, person: Person, method: PayoutMethod) {
  const account = numberFor(method, person);
  if (!account) {
    tally.fault(`no account number is known that the method ${method.code} takes`);
    return null;
  }
  const holder = `Member ${person.plan.username}`;
  const input = { method: method.code, holder, account, paymentPassword: PIN };
  return (await ask(person, withdrawals.addPayee, { input, as: 'add a payee' }))?.id ?? null;
}

/** A number of the member's own, of whichever form the method asks for. */
function numberFor({ account }: PayoutMethod, { plan }: Person): string | undefined {
  const chance = chanceOf(`account ${plan.username}`);
  const digits = Array.from({ length: 17 }, () => chance.between(0, 9)).join('');
  const forms = [`017${digits.slice(0, 8)}`, ...[13, 10, 8, 17].map((n) => digits.slice(0, n))];
  return forms.find((form) => new RegExp(`^(?:${account.pattern})$`).test(form));
}
