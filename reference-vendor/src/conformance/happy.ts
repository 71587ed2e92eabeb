import { type Bench, type Case, cents, moves, same, statusIs, taken } from './bench.ts';

const happy = (name: string, run: (bench: Bench) => Promise<void>): Case => ({
  group: 'happy',
  name,
  run,
});

export const HAPPY: readonly Case[] = [
  happy('a live token opens its account', async (b) => {
    const { value } = await b.wallet.call('/vendor/v1/session', { token: b.token });
    same(value?.['status'], 'OK', 'status');
    same(value?.['currency'], b.currency, 'currency');
    same(value?.['gameId'], b.gameId, 'game');
  }),
  happy('a session tells no full name', async (b) => {
    const { value } = await b.wallet.call('/vendor/v1/session', { token: b.token });
    same(String(value?.['nickname']).endsWith('***'), true, 'nickname is masked');
  }),
  happy('a balance is a decimal string', async (b) => {
    same(/^[0-9]+\.[0-9]{2,4}$/.test(await b.balance()), true, 'balance');
  }),
  happy('a balance is the same twice', async (b) => {
    same(await b.balance(), await b.balance(), 'balance');
  }),
  happy('a bet takes its amount', (b) => moves(b, '-1.00', () => taken(b))),
  happy('a bet answers the balance after it', async (b) => {
    const { heard } = await taken(b);
    same(heard.value?.['balance'], await b.balance(), 'balance');
  }),
  happy('a bet answers account, currency and its own id', async (b) => {
    const transactionId = b.id('bet');
    const { value } = await b.bet({ transactionId });
    same(
      [value?.['account'], value?.['currency'], value?.['transactionId'], value?.['repeated']],
      [b.account, b.currency, transactionId, false],
      'answer',
    );
  }),
  happy('a win pays its amount', (b) =>
    moves(b, '1.00', async () => statusIs(await b.win(await taken(b)), 'OK')),
  ),
  happy('a win answers the balance after it', async (b) => {
    const heard = await b.win(await taken(b));
    same(heard.value?.['balance'], await b.balance(), 'balance');
  }),
  happy('a win of nothing says that the bet lost', (b) =>
    moves(b, '-1.00', async () => {
      const bet = await taken(b);
      statusIs(await b.win({ ...bet, amount: '0.00', roundClosed: true }), 'OK');
    }),
  ),
  happy('two wins of one bet are both paid', (b) =>
    moves(b, '3.00', async () => {
      const bet = await taken(b);
      statusIs(await b.win(bet), 'OK');
      statusIs(await b.win(bet), 'OK');
    }),
  ),
  happy('a bet and its win in one call move the difference', (b) =>
    moves(b, '4.00', async () => statusIs(await b.betAndWin({ win: '5.00' }), 'OK')),
  ),
  happy('a bet and a win of nothing in one call move the stake', (b) =>
    moves(b, '-1.00', async () => statusIs(await b.betAndWin(), 'OK')),
  ),
  happy('a rollback gives the stake back', (b) =>
    moves(b, '0.00', async () => statusIs(await b.rollback(await taken(b)), 'OK')),
  ),
  happy('a rollback of a bet that lost gives the stake back', (b) =>
    moves(b, '0.00', async () => {
      const bet = await taken(b);
      await b.win({ ...bet, amount: '0.00' });
      statusIs(await b.rollback(bet), 'OK');
    }),
  ),
  happy('a rollback of a bet that came with its win undoes both', (b) =>
    moves(b, '0.00', async () => {
      const ids = { betId: b.id('bet'), roundId: b.id('round') };
      await b.betAndWin({ transactionId: ids.betId, roundId: ids.roundId, win: '2.00' });
      statusIs(await b.rollback(ids), 'OK');
    }),
  ),
  happy('the end of a round is taken and moves nothing', async (b) => {
    const { roundId } = await taken(b);
    await moves(b, '0.00', async () => statusIs(await b.endRound({ roundId }), 'OK'));
  }),
  happy('two bets of one round are both taken', (b) =>
    moves(b, '-2.00', async () => {
      const { roundId } = await taken(b);
      await taken(b, { roundId });
    }),
  ),
  happy('each of two bets of a round has its own win', (b) =>
    moves(b, '2.00', async () => {
      const first = await taken(b);
      const second = await taken(b, { roundId: first.roundId });
      statusIs(await b.win(first), 'OK');
      statusIs(await b.win(second), 'OK');
    }),
  ),
  happy('a prize of a promotion is paid without a bet', (b) =>
    moves(b, '3.00', async () => statusIs(await b.award(), 'OK')),
  ),
  happy('the smallest amount is taken and paid', (b) =>
    moves(b, '0.00', async () => {
      const bet = await taken(b, { amount: '0.01' });
      statusIs(await b.win({ ...bet, amount: '0.01' }), 'OK');
    }),
  ),
  happy('an amount without decimals is taken', (b) =>
    moves(b, '-1.00', () => taken(b, { amount: '1' })),
  ),
  happy('a day of the own record is handed in', async (b) => {
    const heard = await b.wallet.call('/vendor/v1/report', {
      day: '2020-01-01',
      lines: [
        {
          transactionId: b.id('line'),
          action: 'bet',
          account: b.account,
          currency: b.currency,
          taken: '1.00',
          paid: '0.00',
        },
      ],
    });
    statusIs(heard, 'OK');
    same(heard.value?.['received'], 1, 'lines');
  }),
  happy('twenty bets one after another take twenty times the amount', async (b) => {
    const before = cents(await b.balance());
    for (let n = 0; n < 20; n += 1) await taken(b, { amount: '0.10' });
    same(`${before - cents(await b.balance())}`, '200', 'minor units');
  }),
];
