import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../harness/client.ts';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { newVendor } from '../harness/vendor.ts';

const { vendors, favorites } = playerRoutes;

let clock: FakeClock;
let house: RunningHouse;
const pages: Server[] = [];
beforeAll(async () => {
  clock = fakeClock('2026-03-01T06:00:00.000Z');
  house = await startHouse({ clock });
});
afterAll(async () => {
  for (const page of pages) page.close();
  await house.close();
});

/** A host of a vendor's pages; it can fall silent and come back at the same address. */
async function newHost(
  port = 0,
): Promise<{ url: string; origin: string; port: number; down(): void }> {
  const page = createServer((_, response) => response.end('a game'));
  pages.push(page);
  await new Promise<void>((done) => page.listen(port, '127.0.0.1', done));
  const at = (page.address() as AddressInfo).port;
  const origin = `http://127.0.0.1:${at}`;
  const down = () => {
    page.closeAllConnections();
    page.close();
  };
  return { url: `${origin}/`, origin, port: at, down };
}

const now = () => clock.now().getTime();
const originOf = ({ url }: { url: string }) => new URL(url).origin;
const statesOf = async (vendor: string) => {
  const { rows } = await (await house.operator()).call(consoleRoutes.vendors.list, {});
  const card = rows.find((row) => row.vendor === vendor);
  return card?.hosts.map(({ answers }) => answers);
};

describe('the address at which a vendor’s game is opened', () => {
  it('is drawn by chance from those of the first place: over some openings each is seen', async () => {
    const [a, b, reserve] = [await newHost(), await newHost(), await newHost()];
    const hosts = [a, b].map(({ url }) => ({ url, place: 1 }));
    const all = [...hosts, { url: reserve.url, place: 2 }];
    const { gameId } = await newVendor(house, 'SHARES', { now, hosts: all });
    const member = await house.member();
    const seen = new Set<string>();
    for (let n = 0; n < 40; n += 1)
      seen.add(originOf(await member.call(vendors.launch, { gameId })));
    expect([...seen].sort()).toEqual([a.origin, b.origin].sort());
  });

  it('is the next one when a host falls silent, and the first again when it is back', async () => {
    const [first, second] = [await newHost(), await newHost()];
    const hosts = [first, second].map(({ url }, n) => ({ url, place: n + 1 }));
    const { gameId } = await newVendor(house, 'FALLS', { now, hosts });
    const member = await house.member();
    const opened = async () => originOf(await member.call(vendors.launch, { gameId }));
    expect(await opened()).toBe(first.origin);
    first.down();
    clock.advance(20_000);
    expect(await opened()).toBe(second.origin);
    expect(await statesOf('FALLS')).toEqual([false, true]);
    await newHost(first.port);
    // Each minute all hosts are asked; who answers is the first again.
    clock.advance(60_000);
    await house.runJobs();
    await expect.poll(() => statesOf('FALLS')).toEqual([true, true]);
    expect(await opened()).toBe(first.origin);
  });

  it('passes over a host that takes the call and says nothing, within two seconds', async () => {
    const silent = createServer(() => undefined);
    pages.push(silent);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const second = await newHost();
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    const hosts = [
      { url, place: 1 },
      { url: second.url, place: 2 },
    ];
    const { gameId } = await newVendor(house, 'SILENT', { now, hosts });
    const member = await house.member();
    const before = Date.now();
    expect(originOf(await member.call(vendors.launch, { gameId }))).toBe(second.origin);
    expect(Date.now() - before).toBeLessThan(5_000);
    silent.closeAllConnections();
  });

  it('is another one for a visitor at whom it did not open, as long as there is one', async () => {
    const [a, b] = [await newHost(), await newHost()];
    const hosts = [a, b].map(({ url }) => ({ url, place: 1 }));
    const { gameId } = await newVendor(house, 'OTHERS', { now, hosts });
    const member = await house.member();
    const first = await member.call(vendors.launch, { gameId });
    expect(first.more).toBe(true);
    const next = await member.call(vendors.launch, { gameId, not: [originOf(first)] });
    expect(originOf(next)).not.toBe(originOf(first));
    expect(next.more).toBe(false);
  });

  it('may be framed by our pages as soon as it is registered', async () => {
    const { headers } = await fetch(house.playerOrigin);
    const policy = headers.get('content-security-policy') ?? '';
    const later = await newHost();
    await newVendor(house, 'FRAMED', { now, hosts: [{ url: later.url, place: 1 }] });
    const after = await fetch(house.playerOrigin);
    expect(policy).not.toContain(later.origin);
    expect(after.headers.get('content-security-policy')).toContain(later.origin);
  });
});

describe('the launch of a vendor’s game', () => {
  it('needs a session, by GET a header too that no link can send', async () => {
    const { gameId } = await newVendor(house, 'ASKED', { now });
    for (const route of [vendors.launch, vendors.launchByGet]) {
      const said = await house.visitor().send(route, { gameId });
      expect([said.status, said.answer.success]).toEqual([401, false]);
    }
    const member = await house.member();
    const { launch } = await member.call(vendors.launchByGet, { gameId });
    expect(launch).toMatchObject({ vendor: 'ASKED', gameCode: gameId });
    const data = encodeURIComponent(JSON.stringify({ gameId }));
    const bare = await member.raw(`${vendors.launchByGet.path}?data=${data}`);
    expect([bare.status, ((await bare.json()) as { code: string }).code]).toEqual([
      403,
      'edge.origin-refused',
    ]);
  });

  it('leads back to a path of ours and nowhere else', async () => {
    const { gameId } = await newVendor(house, 'BACK', { now });
    const member = await house.member();
    const back = (backUrl: string) => member.call(vendors.launch, { gameId, backUrl });
    expect((await back(`${house.playerOrigin}/rng?q=river`)).backUrl).toBe('/rng?q=river');
    expect((await back('/sports')).backUrl).toBe('/sports');
    for (const address of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
      expect([address, await refused(back(address))]).toEqual([address, 'edge.invalid-input']);
  });

  it('is refused where the vendor does not play in taka', async () => {
    const { gameId } = await newVendor(house, 'RUPEE', { now, points: { currencies: ['INR'] } });
    const member = await house.member();
    expect(await refused(member.call(vendors.launch, { gameId }))).toBe('vendors.currency');
  });

  it('puts the game among those the member opened', async () => {
    const { gameId } = await newVendor(house, 'NOTED', { now });
    const member = await house.member();
    await member.call(vendors.launch, { gameId });
    const { value } = await member.call(favorites.recent, {});
    expect(value.map((game) => game.gameId)).toEqual([gameId]);
  });
});
