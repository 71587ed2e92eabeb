import {
  type Bench,
  type Case,
  cents,
  decidedNothing,
  moves,
  same,
  statusIs,
  taken,
  Wrong,
} from './bench.ts';

const attack = (
  name: string,
  run: (bench: Bench) => Promise<void>,
  needs: Case['needs'] = [],
): Case => ({ group: 'attacks', name, run, needs });

const AMOUNTS = [
  '-1.00',
  '1e3',
  '0x10',
  '+1',
  ' 1',
  '1,000',
  'NaN',
  'Infinity',
  '',
  '.5',
  '5.',
  '১',
];
const IDS = ['', ' ', 'a b', "a' or '1'='1", '../../etc', '<script>', 'a'.repeat(81), 'a\u0000b'];

export const ATTACKS: readonly Case[] = [
  ...AMOUNTS.map((amount) =>
    attack(`a bet of ${JSON.stringify(amount)} moves nothing`, (b) =>
      moves(b, '0.00', async () => refusedSomehow(await b.bet({ amount }))),
    ),
  ),
  attack('a win of less than nothing moves nothing', async (b) => {
    const bet = await taken(b);
    await moves(b, '0.00', async () => refusedSomehow(await b.win({ ...bet, amount: '-5.00' })));
  }),
  attack('an amount that is a number decides nothing', async (b) => {
    const body = {
      token: b.token,
      transactionId: b.id('bet'),
      roundId: b.id('round'),
      gameId: b.gameId,
      amount: 1,
      currency: b.currency,
    };
    decidedNothing(await b.wallet.call('/vendor/v1/bet', body));
  }),
  ...IDS.map((transactionId) =>
    attack(
      `a transaction named ${JSON.stringify(transactionId).slice(0, 24)} decides nothing`,
      (b) => moves(b, '0.00', async () => decidedNothing(await b.bet({ transactionId }))),
    ),
  ),
  attack('a body of a megabyte decides nothing', async (b) =>
    decidedNothing(await b.wallet.call('/vendor/v1/bet', { token: 'a'.repeat(1_000_000) })),
  ),
  attack('a body nested a thousand deep decides nothing', async (b) =>
    decidedNothing(
      await b.wallet.call('/vendor/v1/bet', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`),
    ),
  ),
  attack('a key that could reach a prototype decides nothing', async (b) =>
    decidedNothing(await b.wallet.call('/vendor/v1/bet', '{"__proto__":{"amount":"1.00"}}')),
  ),
  attack('bets at once never take more than there is', async (b) => {
    const balance = cents(await b.balance());
    const share = balance / 3n;
    const amount = `${share / 100n}.${String(share % 100n).padStart(2, '0')}`;
    const ids = Array.from({ length: 8 }, () => ({ betId: b.id('bet'), roundId: b.id('round') }));
    const all = await Promise.all(
      ids.map(({ betId, roundId }) => b.bet({ transactionId: betId, roundId, amount })),
    );
    const taken = all.filter(({ value }) => value?.['status'] === 'OK').length;
    same(taken, 3, 'bets that were taken');
    for (const id of ids) await b.rollback(id);
    same(`${cents(await b.balance())}`, `${balance}`, 'balance after all rollbacks');
  }),
  attack('a win and a rollback of one bet at once: one of them decides', async (b) => {
    for (let n = 0; n < 5; n += 1) {
      const before = cents(await b.balance());
      const bet = await taken(b);
      const [win, back] = await Promise.all([b.win(bet), b.rollback(bet)]);
      const said = [win.value?.['status'], back.value?.['status']].join(' ');
      const change = `${cents(await b.balance()) - before}`;
      if (said === 'OK BET_WON') same(change, '100', 'change after the win');
      else if (said === 'BET_ROLLED_BACK OK') same(change, '0', 'change after the rollback');
      else throw new Wrong(`both or neither decided: ${said}`);
    }
  }),
  attack('a win and the end of its round at once: no money is paid twice or lost', async (b) => {
    const before = cents(await b.balance());
    const bet = await taken(b);
    const [win] = await Promise.all([b.win(bet), b.endRound({ roundId: bet.roundId })]);
    const change = `${cents(await b.balance()) - before}`;
    same(change, win.value?.['status'] === 'OK' ? '100' : '-100', 'change');
  }),
  attack(
    'another player cannot be paid the win of a bet',
    async (b) => {
      const other = await b.wallet.call('/vendor/v1/session', { token: b.otherToken });
      const account = String(other.value?.['account']);
      statusIs(await b.win({ ...(await taken(b)), account }), 'BET_NOT_FOUND');
    },
    ['otherToken'],
  ),
  attack(
    'another player cannot take a bet back',
    async (b) => {
      const other = await b.wallet.call('/vendor/v1/session', { token: b.otherToken });
      const account = String(other.value?.['account']);
      const bet = await taken(b);
      await moves(b, '0.00', async () =>
        statusIs(await b.rollback({ ...bet, account }), 'BET_NOT_FOUND'),
      );
    },
    ['otherToken'],
  ),
  attack(
    'the id of a bet cannot be used by another player',
    async (b) => {
      const { betId, roundId } = await taken(b);
      const heard = await b.bet({ transactionId: betId, roundId, token: b.otherToken ?? '' });
      statusIs(heard, 'TRANSACTION_MISMATCH');
    },
    ['otherToken'],
  ),
  attack('a win under the round of another bet is refused', async (b) => {
    const first = await taken(b);
    const second = await taken(b);
    statusIs(await b.win({ ...first, roundId: second.roundId }), 'BET_NOT_FOUND');
  }),
  attack('a rollback of a win is refused', async (b) => {
    const bet = await taken(b);
    const transactionId = b.id('win');
    await b.win({ ...bet, transactionId });
    await moves(b, '0.00', async () =>
      statusIs(await b.rollback({ ...bet, betId: transactionId }), 'BET_NOT_FOUND'),
    );
  }),
  attack('a win of more than the agreed most is refused', async (b) =>
    statusIs(await b.win({ ...(await taken(b)), amount: '999999999.00' }), 'INVALID_AMOUNT'),
  ),
  attack('a prize of more than the agreed most is refused', async (b) =>
    statusIs(await b.award({ amount: '999999999.00' }), 'INVALID_AMOUNT'),
  ),
];

/** Whether by a status or before one: but nobody falls over, and nothing is taken. */
function refusedSomehow({ http, value }: { http: number; value: { status?: unknown } | null }) {
  if (http >= 500 || value?.status === 'OK') throw new Wrong(`${http} ${value?.status}`);
}
