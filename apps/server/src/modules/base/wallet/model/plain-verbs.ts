import {
  assetOf,
  CONTRA,
  type HoldStep,
  laneOf,
  memberOf,
  type MoveStep,
  type PartStep,
  type PlainPosting,
  type Post,
  type Purse,
  type Step,
  type Story,
} from './act.ts';
import {
  type Expected,
  newPurse,
  type PlainHold,
  type PlainPurse,
  type PlainWallet,
  TOMBSTONE,
} from './plain-wallet.ts';

const refused = (code: string): Expected => ({ says: 'refused', code: `wallet.${code}` });
const NOTHING: Expected = { says: 'nothing' };

/** A derived key is far above all others. */
const DERIVED = 2 ** 43;

/** Applies an act as the wallet must: answers what each of its operations must answer. */
export function playPlainly(plain: PlainWallet, act: Post | Story): Expected[] {
  if (act.do === 'post') return [postPlainly(plain, act)];
  plain.begin();
  const expected = act.steps.map((step) => doPlainly(plain, step));
  plain.end(act.ends);
  return expected;
}

function doPlainly(plain: PlainWallet, step: Step): Expected {
  switch (step.do) {
    case 'transfer':
      return postPlainly(plain, step);
    case 'open':
      return open(plain, step.purse);
    case 'close':
      return close(plain, step.purse);
    case 'ask':
      return ask(plain, step);
    case 'tombstone':
      return tombstone(plain, step);
    case 'hold':
      return hold(plain, step);
    case 'capture':
    case 'release':
      return part(plain, step);
    case 'move':
      return move(plain, step);
  }
}

function postPlainly(plain: PlainWallet, posting: PlainPosting): Expected {
  const { purse, legs, ride } = posting;
  const mine = plain.purses.get(purse);
  if (!mine) return refused('account-closed');
  const known = knownKey(plain, posting);
  if (known) return known;
  const held = posting.hold === undefined ? null : heldFor(plain, posting);
  if (held?.refused) return held.refused;
  if (ride === 'no') return { says: 'refused', code: 'limits.stake-limit' };
  if (!mine.open) return refused('account-closed');
  if (held?.hold) return captureByPost(plain, posting, held.hold);
  let cash = mine.cash;
  for (const [, amount] of legs) {
    cash += amount;
    if (amount < 0 && cash < 0) return refused('insufficient');
  }
  for (const [kind, amount] of legs) {
    plain.entry({ purse, account: 'cash', kind, amount });
    plain.house(`${CONTRA[kind]} ${assetOf(purse)}`, -amount);
  }
  if (ride === 'yes') countRide(plain);
  return plain.take(posting);
}

const countRide = (plain: PlainWallet) =>
  plain.change(
    () => (plain.ridden += 1),
    () => (plain.ridden -= 1),
  );

const totalOf = ({ legs }: PlainPosting): number =>
  legs.reduce((sum, [, amount]) => sum - amount, 0);

/** The hold that a posting captures from, or why it cannot. */
function heldFor(plain: PlainWallet, posting: PlainPosting) {
  const hold = plain.holds.get(posting.hold as number);
  if (!hold || hold.purse !== posting.purse) return { refused: refused('hold-unknown') };
  return totalOf(posting) > hold.left ? { refused: refused('hold-exceeded') } : { hold };
}

function captureByPost(plain: PlainWallet, posting: PlainPosting, hold: PlainHold): Expected {
  const { purse, legs, ride } = posting;
  const total = totalOf(posting);
  for (const [kind, amount] of legs) {
    plain.entry({ purse, account: 'held', kind, amount });
    plain.house(`${CONTRA[kind]} ${assetOf(purse)}`, -amount);
  }
  const add = (by: number) => {
    hold.captured += by;
    hold.left -= by;
  };
  plain.change(
    () => add(total),
    () => add(-total),
  );
  if (ride === 'yes') countRide(plain);
  return plain.take({ ...posting, isCapture: true });
}

/** Time passes and the remainder of expired holds is released. Answers how many. */
export function expirePlainly(plain: PlainWallet, minutes: number): number {
  plain.minutes += minutes;
  let expired = 0;
  for (const hold of plain.holds.values()) {
    if (hold.due === null || hold.due > plain.minutes || hold.left === 0) continue;
    const { purse, left } = hold;
    plain.entry({ purse, account: 'held', kind: 'release', amount: -left });
    plain.entry({ purse, account: 'cash', kind: 'release', amount: left });
    hold.released += left;
    hold.left = 0;
    (plain.purses.get(purse) as PlainPurse).posted += 1;
    expired += 1;
  }
  return expired;
}

type Keyed = { readonly purse: Purse; readonly key: number; readonly input: string | number };

/** The earlier answer of the key; null when it is new. */
function knownKey(plain: PlainWallet, { purse, key, input }: Keyed): Expected | null {
  const taken = plain.taken(laneOf(purse), key);
  if (!taken) return null;
  if (taken.purse !== purse) return refused('key-reused');
  if (taken.input === TOMBSTONE && input !== TOMBSTONE) return refused('key-expired');
  if (taken.input !== input) return refused('key-reused');
  return { says: 'repeated', first: taken.first };
}

function open(plain: PlainWallet, purse: Purse): Expected {
  if (!plain.purses.has(purse))
    plain.change(
      () => plain.purses.set(purse, newPurse()),
      () => plain.purses.delete(purse),
    );
  return NOTHING;
}

function close(plain: PlainWallet, purse: Purse): Expected {
  const mine = plain.purses.get(purse);
  if (!mine?.open) return NOTHING;
  if (mine.cash !== 0 || mine.held !== 0) return refused('not-empty');
  plain.change(
    () => (mine.open = false),
    () => (mine.open = true),
  );
  return NOTHING;
}

function ask(plain: PlainWallet, { purse, key }: { purse: Purse; key: number }): Expected {
  if (!plain.purses.has(purse)) return refused('account-closed');
  const taken = plain.taken(laneOf(purse), key);
  if (!taken) return NOTHING;
  return (
    knownKey(plain, { purse, key, input: taken.input === TOMBSTONE ? '' : taken.input }) ?? NOTHING
  );
}

function tombstone(plain: PlainWallet, { purse, key }: { purse: Purse; key: number }): Expected {
  const mine = plain.purses.get(purse);
  if (!mine) return refused('account-closed');
  const known = knownKey(plain, { purse, key, input: TOMBSTONE });
  if (known) return known;
  if (!mine.open) return refused('account-closed');
  plain.entry({ purse, account: 'cash', kind: TOMBSTONE, amount: 0 });
  return plain.take({ purse, key, input: TOMBSTONE });
}

function hold(plain: PlainWallet, { purse, key, amount, due }: HoldStep): Expected {
  const mine = plain.purses.get(purse);
  if (!mine) return refused('account-closed');
  const input = `hold ${amount} ${due}`;
  const known = knownKey(plain, { purse, key, input });
  if (known) return known;
  if (!mine.open) return refused('account-closed');
  if (amount > mine.cash) return refused('insufficient');
  plain.entry({ purse, account: 'cash', kind: 'hold', amount: -amount });
  plain.entry({ purse, account: 'held', kind: 'hold', amount });
  plain.change(
    () => plain.holds.set(key, { purse, due, captured: 0, released: 0, left: amount }),
    () => plain.holds.delete(key),
  );
  return plain.take({ purse, key, input });
}

function part(plain: PlainWallet, step: PartStep): Expected {
  const { key, amount } = step;
  const hold = plain.holds.get(step.hold);
  if (!hold) return refused('hold-unknown');
  const { purse } = hold;
  const input = `${step.do} ${step.hold} ${amount}`;
  const known = knownKey(plain, { purse, key, input });
  if (known) return known;
  if (amount > hold.left) return refused('hold-exceeded');
  const changed = step.do === 'capture' ? 'captured' : 'released';
  const kind = step.do === 'capture' ? 'withdrawal' : 'release';
  plain.entry({ purse, account: 'held', kind, amount: -amount });
  if (step.do === 'release') plain.entry({ purse, account: 'cash', kind, amount });
  else plain.house(`payouts ${assetOf(purse)}`, amount);
  const add = (by: number) => {
    hold[changed] += by;
    hold.left -= by;
  };
  plain.change(
    () => add(amount),
    () => add(-amount),
  );
  return plain.take({ purse, key, input });
}

function move(plain: PlainWallet, step: MoveStep): Expected {
  const { purse, to, key, amount } = step;
  const [payer, payee] = [plain.purses.get(purse), plain.purses.get(to)];
  if (!payer || !payee) return refused('account-closed');
  const input = `move ${memberOf(purse)} ${memberOf(to)} ${amount} ${step.input}`;
  const known = knownKey(plain, { purse, key, input });
  if (known) return known;
  if (!payer.open) return refused('account-closed');
  if (amount > payer.cash) return refused('insufficient');
  const otherKey = laneOf(purse) === laneOf(to) ? key + DERIVED : key;
  const other = knownKey(plain, { purse: to, key: otherKey, input });
  if (other) return other.says === 'repeated' ? refused('key-reused') : other;
  if (!payee.open) return refused('account-closed');
  plain.entry({ purse, account: 'cash', kind: 'adjustment', amount: -amount });
  plain.entry({ purse: to, account: 'cash', kind: 'adjustment', amount });
  plain.take({ purse: to, key: otherKey, input });
  return plain.take({ purse, key, input });
}
