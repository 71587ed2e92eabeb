import type { FrameLaunch, FrameMessage } from '@nokshi/contract/frame.ts';
import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { instantsRoutes } from '@nokshi/contract/player/instants.ts';
import { kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { slotsRoutes } from '@nokshi/contract/player/slots.ts';
import { tablesRoutes } from '@nokshi/contract/player/tables.ts';
import { vendorsRoutes } from '@nokshi/contract/player/vendors.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { WIDE } from '../../lib/use-media.ts';
import { aGame } from '../../testing/games.ts';
import { theStretch } from '../../testing/limits.ts';
import { aMember } from '../../testing/show.tsx';
import { openSite } from '../../testing/site.tsx';
import { aTable } from '../../testing/tables.ts';

/** Checklist R-029: what a game may be framed from, and what it may do there. */

const member = aMember();
const expiresAt = '2026-03-01T11:00:00.000Z';
const launch = {
  isGame: 'GAME',
  defaultPlayType: 'real',
  vendor: 'NOKSHI',
  accountTypeName: 'Nokshi Studio',
  gameCode: 'kantha-lines',
  code: 'kantha-lines',
} as const;
const frame = () => document.querySelector('iframe');

/** The table of our own game, whose launch names this frame. */
async function ownTable(frameUrl: string, at = '/game?id=kantha-lines') {
  wire.answers(catalogueRoutes.game, aGame());
  wire.answers(slotsRoutes.launch, { frameUrl, launchToken: 'lch_1', expiresAt, launch });
  return openSite(at, { member });
}

/** A launch of one of these kinds of games, which answers its own frame. */
const LAUNCHES = [
  ['TABLE', tablesRoutes.launch, '/frame/table.html?game=kantha-lines'],
  ['KITE', kiteRoutes.launch, '/frame/kite.html?game=kantha-lines'],
  ['INSTANT', instantsRoutes.launch, '/frame/instant.html?game=kantha-lines'],
] as const;

/** The table of a vendor's game, whose launch names this address. */
async function vendorTable(url: string) {
  wire.answers(catalogueRoutes.game, aGame({ gameMenus: ['SEAMLESS'], vassalage: 'PEOPLE' }));
  wire.answers(vendorsRoutes.launch, {
    url,
    more: false,
    expiresAt,
    launch: { ...launch, vendor: 'PEOPLE' },
    ownWallet: false,
    backUrl: null,
    freeRounds: [],
  });
  return openSite('/game?id=kantha-lines', { member });
}

describe('the frame of a game', () => {
  beforeEach(() => wire.answers(limitsRoutes.stretch, theStretch()));

  test('of ours runs scripts and nothing else, whatever the address of the page says', async () => {
    const at = '/game?id=kantha-lines&url=https://evil.example/&frameUrl=https://evil.example/';
    await ownTable('/frame/?game=kantha-lines', at);
    await expect.poll(frame).not.toBeNull();
    expect(frame()?.getAttribute('src')).toBe('/frame/?game=kantha-lines');
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame()?.getAttribute('allow')).toBe('fullscreen');
  });

  test('of a vendor too, which is not told where it is opened', async () => {
    await vendorTable('https://games.example/play#token');
    await expect.poll(frame).not.toBeNull();
    expect(frame()?.getAttribute('src')).toBe('https://games.example/play#token');
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame()?.getAttribute('allow')).toBe('fullscreen');
    expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  test.each(LAUNCHES)(
    'of the menu %s is launched by its own room',
    async (menu, route, frameUrl) => {
      wire.answers(catalogueRoutes.game, aGame({ gameMenus: [menu] }));
      wire.answers(route, { frameUrl, launchToken: 'lch_1', expiresAt, launch });
      await openSite('/game?id=kantha-lines', { member });
      await expect.poll(() => frame()?.getAttribute('src')).toBe(frameUrl);
      expect(wire.asked(route)[0]?.input).toEqual({ gameId: 'kantha-lines' });
      expect(wire.asked(slotsRoutes.launch)).toEqual([]);
    },
  );
});

/** What a frame sees of its launch, and the way to speak as it does. */
async function speak() {
  await expect.poll(frame).not.toBeNull();
  const heard = vi.fn<(hello: FrameLaunch, target: string, ports: [MessagePort]) => void>();
  const source = { postMessage: heard } as unknown as Window;
  Object.defineProperty(frame(), 'contentWindow', { value: source });
  // A frame says so again until somebody answers.
  const ready = async () => {
    const data = { type: 'nokshi-ready' };
    await act(async () => void window.dispatchEvent(new MessageEvent('message', { data, source })));
    return heard.mock.calls.length;
  };
  await expect.poll(ready).toBe(1);
  const [hello, , [port]] = heard.mock.lastCall ?? [null, '', [null]];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return { hello, say: (message: FrameMessage) => port?.postMessage(message) };
}

describe('what a frame says', () => {
  const layouts = [{ name: 'Evens', chips: [{ spot: 'red', stake: '50.00' }] }];
  const BET = 'wgr_0195a0000000700080000000000000aa';
  beforeEach(() => wire.answers(limitsRoutes.stretch, theStretch()));

  async function atTable(menu: 'TABLE' | 'KITE' | 'INSTANT') {
    const [, route, frameUrl] = LAUNCHES.find(([each]) => each === menu) ?? LAUNCHES[0];
    wire.answers(catalogueRoutes.game, aGame({ gameMenus: [menu] }));
    wire.answers(route, { frameUrl, launchToken: 'lch_1', expiresAt, launch });
    const site = await openSite('/game?id=kantha-lines', { member });
    return { ...site, ...(await speak()) };
  }

  test('of layouts is kept in this browser and told to the next frame of the game', async () => {
    const first = await atTable('TABLE');
    expect(first.hello?.layouts).toEqual([]);
    first.say({ type: 'layouts', layouts });
    await expect
      .poll(() => localStorage.getItem('nokshi.layouts:rahim01:kantha-lines'))
      .toBe(JSON.stringify(layouts));
    first.unmount();
    expect((await atTable('TABLE')).hello?.layouts).toEqual(layouts);
  });

  test.each([
    ['TABLE', { type: 'verify-bet', betId: BET }, { m: 'proof', of: 'table', round: BET }],
    ['KITE', { type: 'verify-bet', betId: BET }, { m: 'proof', of: 'kite', round: BET }],
    [
      'INSTANT',
      { type: 'verify', roundId: 'rnd_1' },
      { m: 'proof', of: 'instant', round: 'rnd_1' },
    ],
  ] as const)('of a check in a game of %s opens its proof', async (menu, message, asked) => {
    wire.refuses(tablesRoutes.bet, 'tables.bet-unknown');
    wire.refuses(kiteRoutes.bet, 'tables.bet-unknown');
    wire.refuses(instantsRoutes.round, 'instants.round-unknown');
    const { say } = await atTable(menu);
    say(message);
    await expect
      .poll(() => Object.fromEntries(new URLSearchParams(location.search)))
      .toEqual({ id: 'kantha-lines', ...asked });
  });
});

describe('several tables on a wide stage', () => {
  const tables = ['baccarat-low', 'roulette-low', 'sic-bo-low'].map((gameCode) =>
    aTable({ gameCode }),
  );
  const frames = () =>
    [...document.querySelectorAll('iframe')].map((each) => each.getAttribute('src'));
  const srcOf = (code: string) => `/frame/table.html?game=${code}`;

  async function openBoard(at: string) {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === WIDE,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    wire.answers(limitsRoutes.stretch, theStretch());
    wire.answers(catalogueRoutes.game, ({ input }) =>
      aGame({ gameId: input.gameId, gameMenus: ['TABLE'] }),
    );
    wire.answers(tablesRoutes.launch, ({ input }) => ({
      frameUrl: srcOf(input.gameId),
      launchToken: 'lch_1',
      expiresAt,
      launch: { ...launch, gameCode: input.gameId, code: input.gameId },
    }));
    wire.answers(tablesRoutes.lobby, { serverTime: expiresAt, data: tables });
    return openSite(at, { member });
  }

  test('are opened by one address, at most four of them, each once', async () => {
    await openBoard('/game?id=a1&more=b1,c1,b1,a1,d1,e1');
    await expect.poll(frames).toEqual(['a1', 'b1', 'c1', 'd1'].map(srcOf));
  });

  test('are added from the list and closed one by one', async () => {
    const { screen, t, user } = await openBoard('/game?id=baccarat-low');
    await expect.poll(frames).toEqual([srcOf('baccarat-low')]);
    await user.click(await screen.findByRole('button', { name: t('live.add-table') }));
    await user.click(await screen.findByRole('button', { name: /Table roulette-low/ }));
    await expect.poll(frames).toEqual([srcOf('baccarat-low'), srcOf('roulette-low')]);
    expect(location.search).toBe('?id=baccarat-low&more=roulette-low');
    const name = t('live.close-table', { table: 'Game baccarat-low' });
    const others = [...document.querySelectorAll('iframe')].slice(1);
    await user.click(await screen.findByRole('button', { name }));
    await expect.poll(frames).toEqual([srcOf('roulette-low')]);
    // A frame that is put in again would load again.
    expect(document.querySelector('iframe')).toBe(others[0]);
    expect(location.search).toBe('?id=roulette-low');
  });

  test('are one on a narrow stage', async () => {
    await openBoard('/game?id=baccarat-low&more=roulette-low');
    await expect.poll(frames).toHaveLength(2);
    cleanup();
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await openSite('/game?id=baccarat-low&more=roulette-low', { member });
    await expect.poll(frames).toEqual([srcOf('baccarat-low')]);
  });
});
