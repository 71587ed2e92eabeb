import { type Bench, type Case, moves, same, statusIs, taken } from './bench.ts';

const edge = (name: string, run: (bench: Bench) => Promise<void>): Case => ({
  group: 'edges',
  name,
  run,
});

/** Every order of three. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
const NAMES = ['bet', 'win', 'rollback'] as const;

export const EDGES: readonly Case[] = [
  ...ORDERS.map((order) =>
    edge(
      `${order.map((n) => NAMES[n]).join(', ')}: each twice, then once more, agree`,
      async (b) => {
        const ids = { betId: b.id('bet'), roundId: b.id('round') };
        const [win, back] = [b.id('win'), b.id('back')];
        const calls = [
          () => b.bet({ transactionId: ids.betId, roundId: ids.roundId }),
          () => b.win({ ...ids, transactionId: win }),
          () => b.rollback({ ...ids, transactionId: back }),
        ] as const;
        // One order lets the win stand, the others take the bet back.
        const isPaid = order[0] === 0 && order[1] === 1;
        await moves(b, isPaid ? '1.00' : '0.00', async () => {
          for (let turn = 0; turn < 3; turn += 1)
            for (const n of order) {
              await calls[n]();
              if (turn < 2) await calls[n]();
            }
        });
      },
    ),
  ),
  ...ORDERS.slice(0, 2).map(([, first]) =>
    edge(`a bet and its ${NAMES[first]} in both orders end the same`, async (b) => {
      for (const order of ['after', 'before'] as const) {
        const ids = { betId: b.id('bet'), roundId: b.id('round') };
        const transactionId = b.id(NAMES[first]);
        const bet = () => b.bet({ transactionId: ids.betId, roundId: ids.roundId });
        const other = () =>
          first === 1 ? b.win({ ...ids, transactionId }) : b.rollback({ ...ids, transactionId });
        const calls = order === 'after' ? [bet, other] : [other, bet, other];
        const expected = first === 1 ? '1.00' : '0.00';
        await moves(b, expected, async () => {
          for (const call of calls) await call();
        });
      }
    }),
  ),
  edge('the end of a round before its bet closes it', (b) =>
    moves(b, '0.00', async () => {
      const roundId = b.id('round');
      statusIs(await b.endRound({ roundId }), 'OK');
      statusIs(await b.bet({ roundId }), 'ROUND_CLOSED');
    }),
  ),
  edge('a late rollback after the end of the round gives the stake back', (b) =>
    moves(b, '0.00', async () => {
      const bet = await taken(b);
      await b.endRound({ roundId: bet.roundId });
      statusIs(await b.rollback(bet), 'OK');
    }),
  ),
  edge('the end of a round settles two bets that wait', async (b) => {
    const first = await taken(b);
    await taken(b, { roundId: first.roundId });
    await moves(b, '0.00', async () => statusIs(await b.endRound(first), 'OK'));
    statusIs(await b.endRound({ roundId: first.roundId }), 'ROUND_CLOSED');
  }),
  edge('a bet refused for lack of funds can be placed again under another id', async (b) => {
    const roundId = b.id('round');
    statusIs(await b.bet({ roundId, amount: '9000000.00' }), 'INSUFFICIENT_FUNDS');
    statusIs(await b.bet({ roundId }), 'OK');
  }),
  edge('ids of eighty signs are taken', async (b) =>
    statusIs(
      await b.bet({
        transactionId: b.id('bet').padEnd(80, 'x'),
        roundId: b.id('round').padEnd(80, 'y'),
      }),
      'OK',
    ),
  ),
  edge('ids differ by the size of a letter', (b) =>
    moves(b, '-2.00', async () => {
      const id = b.id('bet');
      statusIs(await b.bet({ transactionId: id }), 'OK');
      statusIs(await b.bet({ transactionId: id.toUpperCase() }), 'OK');
    }),
  ),
  edge('one round name of two players is two rounds', async (b) => {
    const { roundId } = await taken(b);
    await b.endRound({ roundId });
    if (b.otherToken) {
      const heard = await b.bet({ roundId, token: b.otherToken, amount: '0.01' });
      same(heard.value?.['status'] !== 'ROUND_CLOSED', true, 'round of the other is open');
    }
  }),
  edge('unknown fields of a body are let be', async (b) => {
    const body = {
      token: b.token,
      transactionId: b.id('bet'),
      roundId: b.id('round'),
      gameId: b.gameId,
      amount: '1.00',
      currency: b.currency,
      device: 'a phone',
    };
    statusIs(await b.wallet.call('/vendor/v1/bet', body), 'OK');
  }),
  edge('a rollback twenty bets later gives exactly its own stake back', async (b) => {
    const bet = await taken(b, { amount: '1.50' });
    for (let n = 0; n < 20; n += 1) await taken(b, { amount: '0.01' });
    await moves(b, '1.50', async () => statusIs(await b.rollback(bet), 'OK'));
  }),
  edge('a win larger than a thousand stakes is paid to the last hundredth', (b) =>
    moves(b, '12344.67', async () => {
      const bet = await taken(b);
      statusIs(await b.win({ ...bet, amount: '12345.67' }), 'OK');
    }),
  ),
];
