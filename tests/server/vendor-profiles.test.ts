import { generateKeyPairSync } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WalletClient, walletClient } from '../../reference-vendor/src/wallet-client.ts';
import { type HttpClient, refused } from '../harness/client.ts';
import { wallClock } from '../harness/clock.ts';
import { newAddress, type RunningHouse, startHouse } from '../harness/house.ts';
import { newVendor, registerVendor, richMember, tokenFor } from '../harness/vendor.ts';

const clock = wallClock();
const now = () => clock.now().getTime();
let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  const locate = (ip: string) => (ip.startsWith('203.0.113.') ? 'NP' : 'BD');
  house = await startHouse({ clock, locate });
  admin = await house.operator();
});
afterAll(() => house.close());

let count = 0;
/** One bet after another of a member in a vendor's game. */
async function seat(wallet: WalletClient, gameId: string, member?: HttpClient) {
  const player = member ?? (await richMember(house));
  const token = await tokenFor(player, gameId);
  const { value } = await wallet.call('/vendor/v1/session', { token });
  const account = String(value?.['account']);
  const next = (kind: string) => {
    count += 1;
    return `${kind}-${count}`;
  };
  return {
    player,
    token,
    account,
    session: value,
    next,
    async bet(given: object = {}) {
      const ids = { transactionId: next('bet'), roundId: next('round') };
      const usual = { token, gameId, amount: '1.00', currency: 'BDT', ...ids };
      const body = { ...usual, ...given };
      const { value: said, code } = await wallet.call('/vendor/v1/bet', body);
      return { said, code, betId: body.transactionId, roundId: body.roundId };
    },
    async win(bet: { betId: string; roundId: string }, given: object = {}) {
      const usual = { account, currency: 'BDT', transactionId: next('win'), amount: '2.00' };
      const { betId, roundId } = bet;
      const body = { ...usual, betId, roundId, ...given };
      return (await wallet.call('/vendor/v1/win', body)).value;
    },
  };
}

describe('a profile', () => {
  it('of RSA-SHA256 is signed by the private key, of which we hold the public one', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const keys = { vendor: 'RSAS', scheme: 'RSA-SHA256', key: Buffer.from(privateKey) } as const;
    const gameId = 'rsas-wheel';
    await registerVendor(house, {
      keys,
      gameId,
      points: {},
      gameUrl: 'http://localhost:3002/',
      publicKey: Buffer.from(publicKey),
    });
    const wallet = walletClient(house.playerOrigin, keys, { now });
    const { bet } = await seat(wallet, gameId);
    expect((await bet()).said).toMatchObject({ status: 'OK', balance: '4999.00' });
    const forged = { signature: Buffer.alloc(256, 1).toString('base64') };
    const heard = await wallet.call('/vendor/v1/balance', { token: 'x' }, forged);
    expect(heard.code).toBe('edge.signature-wrong');
  });

  it('says amounts with its own decimals and statuses in its own words', async () => {
    const { wallet, gameId } = await newVendor(house, 'FOURS', {
      now,
      points: { decimals: 4, words: { OK: 'RS_OK', INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH' } },
    });
    const { bet } = await seat(wallet, gameId);
    const said = { status: 'RS_OK', balance: '4998.7500' };
    expect((await bet({ amount: '1.2500' })).said).toMatchObject(said);
    expect((await bet({ amount: '1.2501' })).said).toMatchObject({ status: 'INVALID_AMOUNT' });
    const poor = { status: 'RS_ERROR_NOT_ENOUGH', balance: '4998.7500' };
    expect((await bet({ amount: '9999' })).said).toMatchObject(poor);
  });

  it('may book a win without a bet as an award, once', async () => {
    const { wallet, gameId } = await newVendor(house, 'AWARDS', {
      now,
      points: { winWithoutBet: 'award' },
    });
    const { win, next } = await seat(wallet, gameId);
    const bet = { betId: next('bet'), roundId: next('round') };
    const transactionId = next('win');
    expect(await win(bet, { transactionId })).toMatchObject({ status: 'OK', balance: '5002.00' });
    expect(await win(bet, { transactionId })).toMatchObject({ balance: '5002.00', repeated: true });
  });

  it('may take one win a bet and have a word of its own for repeats', async () => {
    const { wallet, gameId } = await newVendor(house, 'ONEWIN', {
      now,
      points: { severalWins: false, repeatAnswers: 'named', words: { REPEATED: 'DUPLICATE' } },
    });
    const { bet, win, next } = await seat(wallet, gameId);
    const placed = await bet();
    const transactionId = next('win');
    expect(await win(placed, { transactionId })).toMatchObject({ status: 'OK' });
    expect(await win(placed, { transactionId })).toMatchObject({ status: 'DUPLICATE' });
    expect(await win(placed)).toMatchObject({ status: 'WIN_REPEATED', balance: '5001.00' });
  });

  it('keeps its key sealed: it stands nowhere in the database as it is', async () => {
    const { keys } = await newVendor(house, 'SEALED', { now });
    const { rows } = await house.database.pool.query<{ found: boolean }>(
      'select position($1::bytea in sealed) > 0 as found from vendors_key where vendor = $2',
      [keys.key, 'SEALED'],
    );
    expect(rows).toEqual([{ found: false }]);
  });
});

describe('a token', () => {
  it('takes stakes as long as the profile says, and pays for ever', async () => {
    const { wallet, gameId } = await newVendor(house, 'SHORT', {
      now,
      points: { tokenMinutes: 5 },
    });
    const { bet, win } = await seat(wallet, gameId);
    const placed = await bet();
    clock.advance(5 * 60_000);
    expect((await bet()).said).toMatchObject({ status: 'TOKEN_EXPIRED', balance: '4999.00' });
    expect(await win(placed)).toMatchObject({ status: 'OK', balance: '5001.00' });
  });

  it('of one vendor opens nothing for another', async () => {
    const one = await newVendor(house, 'ONE', { now });
    const two = await newVendor(house, 'TWO', { now });
    const token = await tokenFor(await richMember(house), one.gameId);
    const heard = await two.wallet.call('/vendor/v1/session', { token });
    expect(heard.value).toMatchObject({ status: 'INVALID_TOKEN', account: null });
  });
});

describe('a member who may not play any more', () => {
  it('is paid what was won, and gets a stake back, but stakes nothing', async () => {
    const { wallet, gameId } = await newVendor(house, 'BREAKS', { now });
    const { player, bet, win, account, next } = await seat(wallet, gameId);
    const [first, second] = [await bet(), await bet()];
    await player.call(playerRoutes.limits.excludeSelf, { months: 6 });
    const { said } = await bet();
    expect(['PLAYER_BLOCKED', 'SESSION_ENDED']).toContain(said?.['status']);
    expect(await win(first)).toMatchObject({ status: 'OK', balance: '5000.00' });
    const { betId, roundId } = second;
    const back = { account, currency: 'BDT', transactionId: next('back'), betId, roundId };
    const { value } = await wallet.call('/vendor/v1/rollback', back);
    expect(value).toMatchObject({ status: 'OK', balance: '5001.00' });
    const launch = player.call(playerRoutes.vendors.launch, { gameId });
    expect(await refused(launch)).toMatch(/limits\.self-excluded|identity\.restricted/);
  });
});

describe('a vendor', () => {
  const modeOf = async (vendor: string) => {
    const { rows } = await admin.call(consoleRoutes.vendors.list, {});
    const row = rows.find((one) => one.vendor === vendor);
    if (!row) throw new Error(`no ${vendor}`);
    return row;
  };
  const setMode = async (vendor: string, mode: 'ON' | 'NO_BETS' | 'OFF') => {
    const { version } = await modeOf(vendor);
    await admin.call(consoleRoutes.vendors.setMode, { vendor, mode, version, reason: 'as asked' });
    await expect.poll(async () => (await modeOf(vendor)).mode).toBe(mode);
  };

  it('that takes no stakes still pays; that is off is answered nothing', async () => {
    const { wallet, gameId } = await newVendor(house, 'MODES', { now });
    const { player, bet, win } = await seat(wallet, gameId);
    const placed = await bet();
    await setMode('MODES', 'NO_BETS');
    expect((await bet()).said).toMatchObject({ status: 'BETS_OFF', balance: '4999.00' });
    expect(await win(placed)).toMatchObject({ status: 'OK', balance: '5001.00' });
    const launch = () => player.call(playerRoutes.vendors.launch, { gameId });
    expect(await refused(launch())).toBe('vendors.off');
    await setMode('MODES', 'OFF');
    expect((await bet()).code).toBe('edge.signature-wrong');
    await setMode('MODES', 'ON');
    expect((await bet()).said).toMatchObject({ status: 'OK', balance: '5000.00' });
  });

  it('is switched from the state that was seen, and the act is in the audit log', async () => {
    await newVendor(house, 'SEEN', { now });
    const { version } = await modeOf('SEEN');
    const wish = { vendor: 'SEEN', mode: 'NO_BETS' as const, version: version + 5, reason: 'late' };
    expect(await refused(admin.call(consoleRoutes.vendors.setMode, wish))).toBe(
      'vendors.version-changed',
    );
    await setMode('SEEN', 'NO_BETS');
    const { rows } = await admin.call(consoleRoutes.records.audit, { act: 'vendors.set-mode' });
    expect(rows[0]).toMatchObject({ act: 'vendors.set-mode', object: 'SEEN' });
  });

  it('shows its figures of today and never its key', async () => {
    const { wallet, gameId, keys } = await newVendor(house, 'FIGURES', { now });
    const { bet, win } = await seat(wallet, gameId);
    await win(await bet());
    await bet({ amount: '99999' });
    const row = await modeOf('FIGURES');
    expect(row.today).toEqual({ bets: 1, staked: '1.00', paid: '2.00', refused: 1 });
    expect(JSON.stringify(row)).not.toContain(keys.key.toString('hex'));
  });

  it('is closed to a country that its profile does not name', async () => {
    const { gameId } = await newVendor(house, 'HERE', { now, points: { countries: ['BD'] } });
    const member = await richMember(house);
    const from = (ip: string) =>
      member.call(playerRoutes.vendors.launch, { gameId }, { headers: { 'x-forwarded-for': ip } });
    expect(await refused(from('203.0.113.9'))).toBe('vendors.country');
    expect(await refused(from(newAddress()))).toBe('done');
  });

  it('takes no stakes while the site is closed, and still pays', async () => {
    const { wallet, gameId } = await newVendor(house, 'CLOSED', { now });
    const { bet, win } = await seat(wallet, gameId);
    const placed = await bet();
    const open = await admin.call(consoleRoutes.site.status, {});
    const closed = {
      status: 'maintenance' as const,
      message: { EN: 'Closed for an hour.', BN: 'এক ঘণ্টার জন্য বন্ধ।' },
    };
    const { blockedCountries, from, until, version } = open;
    const wish = { blockedCountries, from, until, version, ...closed };
    await admin.call(consoleRoutes.site.setStatus, wish);
    await expect.poll(async () => (await bet()).said?.['status']).toBe('MAINTENANCE');
    expect(await win(placed)).toMatchObject({ status: 'OK', balance: '5001.00' });
  });
});
