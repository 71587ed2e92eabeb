import { type Bench, type Case, decidedNothing, moves, notSigned, statusIs } from './bench.ts';
import { newNonce } from '../wallet-client.ts';

const signature = (
  name: string,
  run: (bench: Bench) => Promise<void>,
  needs: Case['needs'] = [],
): Case => ({ group: 'signature', name, run, needs });

const ago = (ms: number) => String(Date.now() - ms);

export const SIGNATURE: readonly Case[] = [
  ...['x-nokshi-vendor', 'x-nokshi-timestamp', 'x-nokshi-nonce', 'x-nokshi-signature'].map(
    (header) =>
      signature(`a call without ${header} is refused`, async (b) =>
        notSigned(await b.bet({}, { without: header })),
      ),
  ),
  signature('a signature of zeros is refused', async (b) =>
    notSigned(await b.bet({}, { signature: '0'.repeat(64) })),
  ),
  signature('a signature that is too short is refused', async (b) =>
    notSigned(await b.bet({}, { signature: 'abc' })),
  ),
  signature('an empty signature is refused', async (b) =>
    notSigned(await b.bet({}, { signature: '' })),
  ),
  signature('a body that was changed after signing is refused', (b) =>
    moves(b, '0.00', async () => {
      const body = {
        token: b.token,
        transactionId: b.id('bet'),
        roundId: b.id('round'),
        gameId: b.gameId,
        amount: '1.00',
        currency: b.currency,
      };
      const changed = JSON.stringify({ ...body, amount: '0.01' });
      notSigned(await b.wallet.call('/vendor/v1/bet', body, { body: changed }));
    }),
  ),
  signature('a signature for another path is refused', async (b) =>
    notSigned(await b.bet({}, { signedPath: '/vendor/v1/win' })),
  ),
  signature('a signature in capital letters is refused', async (b) =>
    notSigned(await b.bet({}, { signature: 'A'.repeat(64) })),
  ),
  signature('a timestamp of two minutes ago is refused', async (b) =>
    notSigned(await b.bet({}, { timestamp: ago(120_000) })),
  ),
  signature('a timestamp two minutes ahead is refused', async (b) =>
    notSigned(await b.bet({}, { timestamp: ago(-120_000) })),
  ),
  signature('a timestamp in seconds is refused', async (b) =>
    notSigned(await b.bet({}, { timestamp: ago(0).slice(0, 10) })),
  ),
  signature('a timestamp of half a minute ago is taken', async (b) =>
    statusIs(await b.bet({}, { timestamp: ago(30_000) }), 'OK'),
  ),
  signature('a nonce that was used is refused', (b) =>
    moves(b, '-1.00', async () => {
      const bent = { nonce: newNonce(), timestamp: ago(0) };
      const same = { transactionId: b.id('bet'), roundId: b.id('round') };
      statusIs(await b.bet(same, bent), 'OK');
      notSigned(await b.bet(same, bent));
    }),
  ),
  signature('a nonce that is too short is refused', async (b) =>
    notSigned(await b.bet({}, { nonce: 'short' })),
  ),
  signature('a refused call does not use up its nonce', async (b) => {
    const bent = { nonce: newNonce(), timestamp: ago(0) };
    notSigned(await b.bet({}, { ...bent, signature: '0'.repeat(64) }));
    statusIs(await b.bet({}, bent), 'OK');
  }),
  signature('a vendor that nobody knows is refused', async (b) =>
    notSigned(await b.bet({}, { vendor: 'NOBODY' })),
  ),
  signature(
    'a known vendor with the key of another is refused',
    async (b) => {
      const heard = await b.stranger?.call('/vendor/v1/balance', { token: b.token });
      if (heard) notSigned(heard);
    },
    ['stranger'],
  ),
  signature('a GET decides nothing', async (b) =>
    decidedNothing(await b.bet({}, { method: 'GET' })),
  ),
  ...['session', 'balance', 'win', 'rollback', 'end-round', 'award', 'report'].map((path) =>
    signature(`${path} asks for a signature`, async (b) => {
      const usual = {
        token: b.token,
        account: b.account,
        transactionId: b.id('x'),
        betId: b.id('bet'),
        roundId: b.id('round'),
        promotionId: 'spring',
        amount: '1.00',
        currency: b.currency,
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
      };
      const bent = { signature: 'f'.repeat(64) };
      notSigned(await b.wallet.call(`/vendor/v1/${path}`, usual, bent));
    }),
  ),
];
