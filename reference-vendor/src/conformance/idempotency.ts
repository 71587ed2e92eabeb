import { type Bench, type Case, moves, same, statusIs, taken } from './bench.ts';

const once = (name: string, run: (bench: Bench) => Promise<void>): Case => ({
  group: 'idempotency',
  name,
  run,
});

const idsOf = (b: Bench) => ({ betId: b.id('bet'), roundId: b.id('round') });

export const IDEMPOTENCY: readonly Case[] = [
  once('the same bet twice is taken once', (b) =>
    moves(b, '-1.00', async () => {
      const same = { transactionId: b.id('bet'), roundId: b.id('round') };
      statusIs(await b.bet(same), 'OK');
      statusIs(await b.bet(same), 'OK');
    }),
  ),
  once('the repeat of a bet gets the first balance and says that it is one', async (b) => {
    const ids = { transactionId: b.id('bet'), roundId: b.id('round') };
    const first = await b.bet(ids);
    await taken(b);
    const again = await b.bet(ids);
    same(again.value?.['balance'], first.value?.['balance'], 'balance');
    same(again.value?.['repeated'], true, 'repeated');
  }),
  once('fifty copies of a bet at once are taken once', (b) =>
    moves(b, '-1.00', async () => {
      const ids = { transactionId: b.id('bet'), roundId: b.id('round') };
      const all = await Promise.all(Array.from({ length: 50 }, () => b.bet(ids)));
      for (const heard of all) statusIs(heard, 'OK');
      const balances = new Set(all.map(({ value }) => value?.['balance']));
      same(balances.size, 1, 'different balances told');
      same(all.filter(({ value }) => value?.['repeated'] === false).length, 1, 'first answers');
    }),
  ),
  once('the same win twice is paid once', (b) =>
    moves(b, '1.00', async () => {
      const win = { ...(await taken(b)), transactionId: b.id('win') };
      statusIs(await b.win(win), 'OK');
      statusIs(await b.win(win), 'OK');
    }),
  ),
  once('twenty copies of a win at once are paid once', (b) =>
    moves(b, '1.00', async () => {
      const win = { ...(await taken(b)), transactionId: b.id('win') };
      const all = await Promise.all(Array.from({ length: 20 }, () => b.win(win)));
      for (const heard of all) statusIs(heard, 'OK');
    }),
  ),
  once('ten different wins of one bet at once are all paid', (b) =>
    moves(b, '19.00', async () => {
      const bet = await taken(b);
      const ids = Array.from({ length: 10 }, () => b.id('win'));
      const all = await Promise.all(
        ids.map((transactionId) => retried(() => b.win({ ...bet, transactionId }))),
      );
      for (const heard of all) statusIs(heard, 'OK');
    }),
  ),
  once('the same rollback twice gives back once', (b) =>
    moves(b, '0.00', async () => {
      const back = { ...(await taken(b)), transactionId: b.id('back') };
      statusIs(await b.rollback(back), 'OK');
      statusIs(await b.rollback(back), 'OK');
    }),
  ),
  once('two different rollbacks of one bet give back once', (b) =>
    moves(b, '0.00', async () => {
      const bet = await taken(b);
      statusIs(await b.rollback(bet), 'OK');
      statusIs(await b.rollback(bet), 'OK');
    }),
  ),
  once('ten rollbacks of one bet at once give back once', (b) =>
    moves(b, '0.00', async () => {
      const bet = await taken(b);
      const all = await Promise.all(Array.from({ length: 10 }, () => b.rollback(bet)));
      for (const heard of all) statusIs(heard, 'OK');
    }),
  ),
  once('the same prize twice is paid once', (b) =>
    moves(b, '3.00', async () => {
      const transactionId = b.id('award');
      statusIs(await b.award({ transactionId }), 'OK');
      statusIs(await b.award({ transactionId }), 'OK');
    }),
  ),
  once('the same bet and win in one call twice moves once', (b) =>
    moves(b, '1.00', async () => {
      const ids = { transactionId: b.id('bet'), roundId: b.id('round'), win: '2.00' };
      statusIs(await b.betAndWin(ids), 'OK');
      statusIs(await b.betAndWin(ids), 'OK');
    }),
  ),
  once('the same end of a round twice is taken', async (b) => {
    const end = { roundId: (await taken(b)).roundId, transactionId: b.id('end') };
    statusIs(await b.endRound(end), 'OK');
    statusIs(await b.endRound(end), 'OK');
  }),
  once('a bet without enough money is refused the same way again', async (b) => {
    const ids = { transactionId: b.id('bet'), roundId: b.id('round'), amount: '9000000.00' };
    statusIs(await b.bet(ids), 'INSUFFICIENT_FUNDS');
    const again = await b.bet(ids);
    statusIs(again, 'INSUFFICIENT_FUNDS');
    same(again.value?.['repeated'], true, 'repeated');
  }),
  once('a bet of another amount under a used id is refused', (b) =>
    moves(b, '-1.00', async () => {
      const { betId, roundId } = await taken(b);
      const other = await b.bet({ transactionId: betId, roundId, amount: '2.00' });
      statusIs(other, 'TRANSACTION_MISMATCH');
    }),
  ),
  once('a bet of another round under a used id is refused', async (b) => {
    const { betId } = await taken(b);
    statusIs(await b.bet({ transactionId: betId }), 'TRANSACTION_MISMATCH');
  }),
  once('a win under the id of a bet is refused', async (b) => {
    const bet = await taken(b);
    statusIs(await b.win({ ...bet, transactionId: bet.betId }), 'TRANSACTION_MISMATCH');
  }),
  once('a win of another amount under a used id is refused', (b) =>
    moves(b, '1.00', async () => {
      const win = { ...(await taken(b)), transactionId: b.id('win') };
      statusIs(await b.win(win), 'OK');
      statusIs(await b.win({ ...win, amount: '5.00' }), 'TRANSACTION_MISMATCH');
    }),
  ),
  once('a rollback of another bet under a used id is refused', async (b) => {
    const back = { ...(await taken(b)), transactionId: b.id('back') };
    statusIs(await b.rollback(back), 'OK');
    statusIs(await b.rollback({ ...back, ...(await taken(b)) }), 'TRANSACTION_MISMATCH');
  }),
  once('a refused mismatch leaves the first transaction as it was', async (b) => {
    const ids = { transactionId: b.id('bet'), roundId: b.id('round') };
    const first = await b.bet(ids);
    await b.bet({ ...ids, amount: '7.00' });
    same((await b.bet(ids)).value?.['balance'], first.value?.['balance'], 'balance');
  }),
  once('a rollback before its bet is taken, and the bet refused when it comes', (b) =>
    moves(b, '0.00', async () => {
      const ids = idsOf(b);
      statusIs(await b.rollback(ids), 'OK');
      const late = await b.bet({ transactionId: ids.betId, roundId: ids.roundId });
      statusIs(late, 'BET_ROLLED_BACK');
    }),
  ),
  once('a bet after its rollback is refused however often it comes', (b) =>
    moves(b, '0.00', async () => {
      const ids = idsOf(b);
      await b.rollback(ids);
      for (let n = 0; n < 3; n += 1)
        statusIs(
          await b.bet({ transactionId: ids.betId, roundId: ids.roundId }),
          'BET_ROLLED_BACK',
        );
    }),
  ),
  once('a rollback and its bet at once leave the balance as it was', async (b) => {
    for (let n = 0; n < 5; n += 1)
      await moves(b, '0.00', async () => {
        const ids = idsOf(b);
        await Promise.all([
          b.bet({ transactionId: ids.betId, roundId: ids.roundId }),
          b.rollback(ids),
        ]);
      });
  }),
];

/** 503 decides nothing and is sent again, as the guide says. */
async function retried<T extends { http: number }>(call: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const heard = await call();
    if (heard.http !== 503 || tries === 20) return heard;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
