import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { slotsRoutes } from '@nokshi/contract/player/slots.ts';
import { vendorsRoutes } from '@nokshi/contract/player/vendors.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGame } from '../../testing/games.ts';
import { theStretch } from '../../testing/limits.ts';
import { aMember } from '../../testing/show.tsx';
import { openSite } from '../../testing/site.tsx';

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
});
