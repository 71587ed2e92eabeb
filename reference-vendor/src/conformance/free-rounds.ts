import { type Bench, type Case, moves, notSigned, same, statusIs } from './bench.ts';

const free = (
  name: string,
  run: (bench: Bench) => Promise<void>,
  needs: Case['needs'] = ['grantId'],
): Case => ({ group: 'free-rounds', name, run, needs });

const newIds = (b: Bench) => ({ betId: b.id('free'), roundId: b.id('round') });

/** A free round that was begun, with its ids. */
async function begun(b: Bench) {
  const ids = newIds(b);
  statusIs(await b.freeBet({ transactionId: ids.betId, roundId: ids.roundId }), 'OK');
  return ids;
}

export const FREE_ROUNDS: readonly Case[] = [
  free('a free round begins without money', (b) => moves(b, '0.00', () => begun(b))),
  free('what a free round won is paid', (b) =>
    moves(b, '2.00', async () => statusIs(await b.freeWin(await begun(b)), 'OK')),
  ),
  free('a free round that won nothing moves nothing', (b) =>
    moves(b, '0.00', async () =>
      statusIs(await b.freeWin({ ...(await begun(b)), amount: '0.00' }), 'OK'),
    ),
  ),
  free('a win of a free round answers the balance after it', async (b) => {
    const heard = await b.freeWin(await begun(b));
    same(heard.value?.['balance'], await b.balance(), 'balance');
  }),
  free('a free round that is sent again gets its first answer', async (b) => {
    const { betId: transactionId, roundId } = newIds(b);
    const first = await b.freeBet({ transactionId, roundId });
    const again = await b.freeBet({ transactionId, roundId });
    same(again.value?.['status'], first.value?.['status'], 'status');
    same(again.value?.['repeated'], true, 'repeated');
  }),
  free('a win of a free round that is sent again is paid once', (b) =>
    moves(b, '2.00', async () => {
      const win = { ...(await begun(b)), transactionId: b.id('win') };
      await b.freeWin(win);
      same((await b.freeWin(win)).value?.['repeated'], true, 'repeated');
    }),
  ),
  free('a free round under the id of a bet is a mismatch', async (b) => {
    const transactionId = b.id('bet');
    statusIs(await b.bet({ transactionId, amount: '0.01' }), 'OK');
    statusIs(await b.freeBet({ transactionId }), 'TRANSACTION_MISMATCH');
  }),
  free(
    'a grant that nobody gave begins no round',
    async (b) => {
      const grantId = `frg_${'0'.repeat(32)}`;
      statusIs(await b.freeBet({ grantId }), 'GRANT_UNKNOWN');
    },
    [],
  ),
  free(
    'a grant of another player begins no round',
    async (b) => statusIs(await b.freeBet({ token: b.otherToken ?? '' }), 'GRANT_UNKNOWN'),
    ['grantId', 'otherToken'],
  ),
  free(
    'a grant that is over begins no round',
    async (b) => statusIs(await b.freeBet({ grantId: b.endedGrantId ?? '' }), 'GRANT_OVER'),
    ['endedGrantId'],
  ),
  free('a free round in another game is refused', async (b) =>
    statusIs(await b.freeBet({ gameId: 'another-game' }), 'INVALID_GAME'),
  ),
  free('the win of a free round does not come as the win of a bet', (b) =>
    moves(b, '0.00', async () => statusIs(await b.win(await begun(b)), 'BET_NOT_FOUND')),
  ),
  free('the win of a bet does not come as the win of a free round', (b) =>
    moves(b, '-1.00', async () => {
      const { betId, roundId } = newIds(b);
      await b.bet({ transactionId: betId, roundId });
      statusIs(await b.freeWin({ betId, roundId }), 'BET_NOT_FOUND');
    }),
  ),
  free('a win ahead of its free round is no decision, and is paid when it comes again', (b) =>
    moves(b, '2.00', async () => {
      const ids = newIds(b);
      const win = { ...ids, transactionId: b.id('win') };
      statusIs(await b.freeWin(win), 'BET_NOT_FOUND');
      await b.freeBet({ transactionId: ids.betId, roundId: ids.roundId });
      statusIs(await b.freeWin(win), 'OK');
    }),
  ),
  free('a free round that was rolled back is paid no more', (b) =>
    moves(b, '0.00', async () => {
      const ids = await begun(b);
      statusIs(await b.rollback(ids), 'OK');
      statusIs(await b.freeWin(ids), 'BET_ROLLED_BACK');
    }),
  ),
  free('a rollback ahead of its free round keeps it from beginning', async (b) => {
    const ids = newIds(b);
    statusIs(await b.rollback(ids), 'OK');
    const late = { transactionId: ids.betId, roundId: ids.roundId };
    statusIs(await b.freeBet(late), 'BET_ROLLED_BACK');
  }),
  free('a free round that was paid is not rolled back', (b) =>
    moves(b, '2.00', async () => {
      const ids = await begun(b);
      await b.freeWin(ids);
      statusIs(await b.rollback(ids), 'BET_WON');
    }),
  ),
  free('a win closes its free round', async (b) => {
    const ids = await begun(b);
    await b.freeWin(ids);
    statusIs(await b.freeWin(ids), 'ROUND_CLOSED');
  }),
  free('a free round whose round is left open wins twice, until its end', (b) =>
    moves(b, '4.00', async () => {
      const ids = await begun(b);
      statusIs(await b.freeWin({ ...ids, roundClosed: false }), 'OK');
      statusIs(await b.freeWin({ ...ids, roundClosed: false }), 'OK');
      statusIs(await b.endRound(ids), 'OK');
      statusIs(await b.freeWin(ids), 'ROUND_CLOSED');
    }),
  ),
  free('a win of a free round with too many decimals is refused', async (b) =>
    statusIs(await b.freeWin({ ...(await begun(b)), amount: '1.001' }), 'INVALID_AMOUNT'),
  ),
  ...(['freeBet', 'freeWin'] as const).map((call) =>
    free(
      `${call === 'freeBet' ? 'free-bet' : 'free-win'} asks for a signature`,
      async (b) => {
        const bent = { signature: 'f'.repeat(64) };
        const grantId = b.id('grant');
        notSigned(
          call === 'freeBet'
            ? await b.freeBet({ grantId }, bent)
            : await b.freeWin(newIds(b), bent),
        );
      },
      [],
    ),
  ),
];
