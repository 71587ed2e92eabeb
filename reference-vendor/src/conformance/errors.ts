import {
  type Bench,
  type Case,
  cents,
  decidedNothing,
  moves,
  type Need,
  same,
  statusIs,
  taken,
} from './bench.ts';

const fails = (
  name: string,
  run: (bench: Bench) => Promise<void>,
  needs: readonly Need[] = [],
): Case => ({ group: 'errors', name, run, needs });

/** The need was checked before the case began. */
const tokenOf = (bench: Bench, need: Exclude<Need, 'stranger'>): string => bench[need] ?? '';

export const ERRORS: readonly Case[] = [
  fails('a token that is none opens nothing', async (b) => {
    const heard = await b.wallet.call('/vendor/v1/session', { token: 'no-token-at-all' });
    statusIs(heard, 'INVALID_TOKEN');
    same(heard.value?.['account'], null, 'account');
  }),
  fails('a token with one sign changed opens nothing', async (b) => {
    const at = Math.floor(b.token.length / 2);
    const sign = b.token[at] === 'A' ? 'B' : 'A';
    const token = `${b.token.slice(0, at)}${sign}${b.token.slice(at + 1)}`;
    statusIs(await b.wallet.call('/vendor/v1/balance', { token }), 'INVALID_TOKEN');
  }),
  fails('a bet with a token that is none is refused', async (b) =>
    statusIs(await b.bet({ token: 'no-token-at-all' }), 'INVALID_TOKEN'),
  ),
  fails('a bet of more than there is is refused, with the balance', async (b) => {
    const before = await b.balance();
    const heard = await b.bet({ amount: '9000000.00' });
    statusIs(heard, 'INSUFFICIENT_FUNDS');
    same(heard.value?.['balance'], before, 'balance');
  }),
  fails('a bet and win of more than there is is refused, whatever it won', (b) =>
    moves(b, '0.00', async () =>
      statusIs(await b.betAndWin({ amount: '90000.00', win: '95000.00' }), 'INSUFFICIENT_FUNDS'),
    ),
  ),
  fails('a bet in another currency is refused', async (b) =>
    statusIs(await b.bet({ currency: 'EUR' }), 'WRONG_CURRENCY'),
  ),
  fails('a win in another currency is refused', async (b) =>
    statusIs(
      await b.win({ ...(await taken(b)), currency: b.currency === 'BDT' ? 'FUN' : 'BDT' }),
      'WRONG_CURRENCY',
    ),
  ),
  fails('a rollback in another currency is refused', async (b) =>
    statusIs(
      await b.rollback({ ...(await taken(b)), currency: b.currency === 'BDT' ? 'FUN' : 'BDT' }),
      'WRONG_CURRENCY',
    ),
  ),
  fails('a bet of nothing is refused', async (b) =>
    statusIs(await b.bet({ amount: '0.00' }), 'INVALID_AMOUNT'),
  ),
  fails('a bet of a thousandth is refused', async (b) =>
    statusIs(await b.bet({ amount: '1.001' }), 'INVALID_AMOUNT'),
  ),
  fails('a win of a thousandth is refused', async (b) =>
    statusIs(await b.win({ ...(await taken(b)), amount: '0.005' }), 'INVALID_AMOUNT'),
  ),
  fails('a prize of nothing is refused', async (b) =>
    statusIs(await b.award({ amount: '0.00' }), 'INVALID_AMOUNT'),
  ),
  fails('a bet in a game that the token is not for is refused', async (b) =>
    statusIs(await b.bet({ gameId: 'another-game' }), 'INVALID_GAME'),
  ),
  fails('a win of a bet that has not come is refused and may be sent again', async (b) => {
    const ids = { betId: b.id('bet'), roundId: b.id('round'), transactionId: b.id('win') };
    statusIs(await b.win(ids), 'BET_NOT_FOUND');
    await moves(b, '1.00', async () => {
      await b.bet({ transactionId: ids.betId, roundId: ids.roundId });
      statusIs(await b.win(ids), 'OK');
    });
  }),
  fails('a win after the rollback of its bet is refused', (b) =>
    moves(b, '0.00', async () => {
      const bet = await taken(b);
      await b.rollback(bet);
      statusIs(await b.win(bet), 'BET_ROLLED_BACK');
    }),
  ),
  fails('a win of a bet that was rolled back before it came is refused', (b) =>
    moves(b, '0.00', async () => {
      const ids = { betId: b.id('bet'), roundId: b.id('round') };
      await b.rollback(ids);
      statusIs(await b.win(ids), 'BET_ROLLED_BACK');
    }),
  ),
  fails('a rollback after a win is refused', (b) =>
    moves(b, '1.00', async () => {
      const bet = await taken(b);
      await b.win(bet);
      statusIs(await b.rollback(bet), 'BET_WON');
    }),
  ),
  fails('a win of a bet that was refused is refused', async (b) => {
    const ids = { betId: b.id('bet'), roundId: b.id('round') };
    await b.bet({ transactionId: ids.betId, roundId: ids.roundId, amount: '9000000.00' });
    statusIs(await b.win(ids), 'BET_NOT_FOUND');
  }),
  fails('a rollback of a bet that was refused is taken and gives nothing', (b) =>
    moves(b, '0.00', async () => {
      const ids = { betId: b.id('bet'), roundId: b.id('round') };
      await b.bet({ transactionId: ids.betId, roundId: ids.roundId, amount: '9000000.00' });
      statusIs(await b.rollback(ids), 'OK');
    }),
  ),
  fails('a bet in a closed round is refused', async (b) => {
    const { roundId } = await taken(b);
    await b.endRound({ roundId });
    statusIs(await b.bet({ roundId }), 'ROUND_CLOSED');
  }),
  fails('a win in a closed round is refused', async (b) => {
    const bet = await taken(b);
    await b.endRound(bet);
    statusIs(await b.win(bet), 'ROUND_CLOSED');
  }),
  fails('a win that closed its round is the last', async (b) => {
    const bet = await taken(b);
    statusIs(await b.win({ ...bet, roundClosed: true }), 'OK');
    statusIs(await b.win(bet), 'ROUND_CLOSED');
  }),
  fails('an account that is none is paid nothing', async (b) =>
    statusIs(await b.win({ ...(await taken(b)), account: 'mbr_nobody' }), 'PLAYER_UNKNOWN'),
  ),
  fails('a prize for an unknown account is refused', async (b) =>
    statusIs(await b.award({ account: `mbr_${'0'.repeat(32)}` }), 'PLAYER_UNKNOWN'),
  ),
  fails(
    'a bet of a player who may not play is refused',
    async (b) => {
      const heard = await b.bet({ token: tokenOf(b, 'blockedToken') });
      const said = String(heard.value?.['status']);
      same(['PLAYER_BLOCKED', 'SESSION_ENDED'].includes(said), true, `status ${said}`);
    },
    ['blockedToken'],
  ),
  fails(
    'a bet above the limit of a player is refused, one below it is taken',
    async (b) => {
      const token = tokenOf(b, 'limitedToken');
      statusIs(await b.bet({ token, amount: '6.00' }), 'LIMIT_REACHED');
      statusIs(await b.bet({ token, amount: '0.50' }), 'OK');
    },
    ['limitedToken'],
  ),
  fails(
    'a bet of a session that has ended is refused',
    async (b) => statusIs(await b.bet({ token: tokenOf(b, 'endedToken') }), 'SESSION_ENDED'),
    ['endedToken'],
  ),
  ...(
    [
      ['without a token', { transactionId: 'a', roundId: 'b', gameId: 'c', amount: '1' }],
      ['that is a list', []],
      ['of text', '"bet"'],
      ['that is broken JSON', '{"token":'],
      ['that is empty', ''],
    ] as const
  ).map(([what, body]) =>
    fails(`a body ${what} decides nothing`, async (b) => {
      const before = cents(await b.balance());
      decidedNothing(await b.wallet.call('/vendor/v1/bet', body));
      same(`${cents(await b.balance())}`, `${before}`, 'balance');
    }),
  ),
];
