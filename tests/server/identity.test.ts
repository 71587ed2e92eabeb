import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { identity } = playerRoutes;
const MINUTE = 60_000;

const clock = fakeClock();
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ clock });
});
afterAll(() => house.close());

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';

describe('log-in', () => {
  it('answers a marker that opens nothing by itself', async () => {
    const { username } = await house.member();
    const client = house.visitor();
    const answer = await client.call(identity.login, { username, password: PASSWORD });
    expect(Object.keys(answer).sort()).toEqual(
      ['firstTimeLogin', 'passwordExpired', 'token', 'userInfo'].sort(),
    );
    expect(answer.firstTimeLogin).toBe(false);
    expect((await client.call(identity.sessionInfo, {})).token).toBe(answer.token);
    const thief = house.visitor();
    for (const headers of [
      { authorization: `Bearer ${answer.token}` },
      { cookie: `nokshi_player=${answer.token}` },
      { token: answer.token },
    ])
      expect((await thief.raw('/wps/member/info', { headers })).status).toBe(401);
  });

  it('is of no use in an address, be it the marker or the secret (X-036)', async () => {
    const { username } = await house.member();
    const client = house.visitor();
    const { token: marker } = await client.call(identity.login, { username, password: PASSWORD });
    const path = '/wps/relay/MCSFE_getFavoriteGamesList';
    const query = (token = '') =>
      new URLSearchParams({ token, data: JSON.stringify({ token, gameType: 'RNG' }) });
    for (const token of [marker, client.cookies().nokshi_player])
      expect((await house.visitor().raw(`${path}?${query(token)}`)).status).toBe(401);
    expect((await client.raw(`${path}?${query()}`)).status).toBe(200);
  });

  it('keeps its secret in a cookie that no script reads', async () => {
    const { username } = await house.member();
    const answer = await house.visitor().send(identity.login, { username, password: PASSWORD });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('nokshi_player='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=/i);
  });

  it('gives a new session, and the previous one opens nothing any more', async () => {
    const client = await house.member();
    const { nokshi_player: before } = client.cookies();
    await client.call(identity.login, { username: client.username, password: PASSWORD });
    expect(client.cookies().nokshi_player).not.toBe(before);
    const replay = await house
      .visitor()
      .raw('/wps/member/info', { headers: { cookie: `nokshi_player=${before}` } });
    expect(replay.status).toBe(401);
  });

  it.each([
    [{ username: '', password: PASSWORD }, 'username'],
    [{ username: 'somebody', password: '' }, 'password'],
    [{ username: 'somebody' }, 'password'],
    [{}, 'username'],
  ])('of %j is refused, naming the field', async (sent, field) => {
    const { status, answer } = await house.visitor().send(identity.login, sent as never);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'edge.invalid-input', field });
  });

  it('asks for the image after three failures of an account from an address, and only there', async () => {
    const { username } = await house.member();
    const [here, there] = [from(newAddress()), from(newAddress())];
    const client = house.visitor();
    const challenge = async () => (await client.call(identity.challenge, { username }, here)).kind;
    const login = (password: string, at = here, captcha?: string) =>
      client.send(identity.login, { username, password, ...(captcha && { captcha }) }, at);
    expect(await challenge()).toBe('none');
    const flags: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      const { answer } = await login('a wrong one 99');
      flags.push(answer.success ? null : answer.value?.captcha);
    }
    expect(flags).toEqual([false, false, true]);
    expect(await challenge()).toBe('image');
    expect((await login(PASSWORD)).answer).toMatchObject({
      code: 'identity.captcha-needed',
      field: 'captcha',
      value: { captcha: true },
    });
    expect(codeOf(await login(PASSWORD, here, 'WRONG'))).toBe('identity.captcha-wrong');
    expect(codeOf(await login(PASSWORD, there))).toBe('ok');
  });

  it('is checked in order: the fields, then the image, then the password', async () => {
    const { username } = await house.member();
    const here = from(newAddress());
    const send = (sent: object) => house.visitor().send(identity.login, sent as never, here);
    for (let n = 0; n < 3; n++) await send({ username, password: 'a wrong one 99' });
    expect(codeOf(await send({ username, password: '' }))).toBe('edge.invalid-input');
    expect(codeOf(await send({ username, password: 'wrong' }))).toBe('identity.captcha-needed');
  });

  it('answers a wrong password and an unknown name the same', async () => {
    const { username } = await house.member();
    const say = async (name: string) => {
      const { status, answer, headers } = await house
        .visitor()
        .send(identity.login, { username: name, password: 'a wrong one 99' }, from(newAddress()));
      const { requestId: _, ...rest } = answer;
      return { status, rest, headers: [...headers.keys()].sort() };
    };
    expect(await say('nobodyatall')).toEqual(await say(username));
    const kind = (name: string) => house.visitor().call(identity.challenge, { username: name });
    expect(await kind('nobodyatall')).toEqual(await kind(username));
  });

  it('judges at most twenty guesses an hour, from however many addresses', async () => {
    const { username } = await house.member();
    let judged = 0;
    for (let minute = 0; minute < 60; minute++) {
      const sent = { username, password: `guess number ${minute}` };
      const said = codeOf(await house.visitor().send(identity.login, sent, from(newAddress())));
      if (said === 'identity.wrong-credentials') judged++;
      else expect(said).toBe('identity.too-many-attempts');
      clock.advance(MINUTE);
    }
    expect(judged).toBeLessThanOrEqual(20);
    expect(judged).toBeGreaterThanOrEqual(8);
  });
});

describe('a clock that goes back', () => {
  it('locks nobody out until it has caught up', async () => {
    const { username } = await house.member();
    const here = from(newAddress());
    const login = () =>
      house.visitor().send(identity.login, { username, password: PASSWORD }, here);
    const now = clock.now().toISOString();
    clock.advance(2 * 24 * 60 * MINUTE);
    const wrong = { username, password: 'a wrong one 99' };
    await house.visitor().send(identity.login, wrong, here);
    clock.set(now);
    expect(codeOf(await login())).toBe('ok');
    expect(codeOf(await login())).toBe('ok');
  });
});

describe('the image', () => {
  it('is a PNG in base64, one a second for each caller', async () => {
    const here = from(newAddress());
    const client = house.visitor();
    const image = Buffer.from(await client.call(identity.captcha, {}, here), 'base64');
    expect(image.subarray(0, 4).toString('latin1')).toBe('\x89PNG');
    const again = await client.send(identity.captcha, {}, here);
    expect(again.status).toBe(429);
    expect(again.headers.get('retry-after')).toBe('1');
    clock.advance(1_000);
    expect((await client.send(identity.captcha, {}, here)).status).toBe(200);
  });
});

describe('a session', () => {
  it('tells who is logged in, since when, and when it ends if nothing happens', async () => {
    const member = await house.member();
    const info = await member.call(identity.sessionInfo, {});
    expect(info.userInfo.id).toBe(member.memberId);
    expect(Date.parse(info.idleEndsAt) - clock.now().getTime()).toBe(30 * MINUTE);
    expect(info.idleSeconds).toBe(30 * 60);
    const who = await member.call(identity.memberInfo, {});
    expect(who).toMatchObject({
      nickname: member.username,
      account: member.username,
      id: member.memberId,
      type: 0,
      toUpline: false,
      clubLabel: { labelName: '' },
      memberLabel: [],
    });
  });

  it('ends after thirty idle minutes: no play and no cashier without logging in again', async () => {
    const member = await house.member();
    const launch = () => member.send(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
    clock.advance(30 * MINUTE - 1);
    const opened = await launch();
    expect(opened.status).toBe(200);
    const bearer = opened.answer.success ? opened.answer.value.launchToken : '';
    clock.advance(30 * MINUTE);
    const deposit = { channel: 'demo-wallet', amount: '20.00' };
    const key = 'after-the-idle';
    expect(codeOf(await member.send(playerRoutes.cashier.requestDeposit, deposit, { key }))).toBe(
      'edge.session-ended',
    );
    const spin = playerRoutes.slots.spin;
    expect(codeOf(await member.send(spin, { stake: '0.20' }, { key, bearer }))).toBe(
      'edge.launch-ended',
    );
    await member.call(identity.login, { username: member.username, password: PASSWORD });
    expect((await launch()).status).toBe(200);
  });

  it('ends when logging out, and its cookie opens nothing any more', async () => {
    const member = await house.member();
    const cookie = `nokshi_player=${member.cookies().nokshi_player}`;
    await member.call(identity.logout, {});
    expect(member.cookies().nokshi_player).toBeUndefined();
    const replay = await house.visitor().raw('/wps/member/info', { headers: { cookie } });
    expect(replay.status).toBe(401);
  });
});
