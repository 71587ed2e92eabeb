import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { slotsRoutes } from '@nokshi/contract/player/slots.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGame } from '../testing/games.ts';
import { sessionOf, theStatus } from '../testing/house.ts';
import { theStretch } from '../testing/limits.ts';
import { aMember } from '../testing/show.tsx';
import { inside, openSite } from '../testing/site.tsx';

const member = aMember({ memberLabel: [{ labelName: 'Loyal' }] });
const launch = {
  isGame: 'GAME',
  defaultPlayType: 'real',
  vendor: 'NOKSHI',
  accountTypeName: 'Nokshi Studio',
  gameCode: 'game-1',
  code: 'game-1',
} as const;
const stands = () => location.pathname + location.search;

describe('the log-in gate', () => {
  test('a card of a game asks a visitor to log in, keeps the game in mind, and starts nothing', async () => {
    const { screen, t, user } = await openSite();
    const banner = within(await screen.findByRole('banner'));
    await banner.findAllByRole('button', { name: t('login.do') });
    const card = (await screen.findAllByRole('link', { name: /Game game-1/ }))[0];
    await user.click(card ?? document.body);
    expect(await screen.findByRole('dialog', { name: t('login.title') })).toBeVisible();
    expect(new URLSearchParams(location.search).get('next')).toBe('/game?id=game-1');
    expect(wire.asked(slotsRoutes.launch)).toEqual([]);
  });

  describe('of a card that is pressed before the site knows who is there', () => {
    const press = async ({ screen, user }: Awaited<ReturnType<typeof openSite>>) => {
      const card = (await screen.findAllByRole('link', { name: /Game game-1/ }))[0];
      await user.click(card ?? document.body);
      expect(stands()).toBe('/game?id=game-1');
      expect(screen.queryByRole('dialog')).toBeNull();
    };
    beforeEach(() => wire.answers(catalogueRoutes.game, aGame({ gameId: 'game-1' })));

    test('lets a member play', async () => {
      const frameUrl = '/frame/slot.html?game=game-1';
      const expiresAt = '2026-03-01T11:00:00.000Z';
      wire.answers(limitsRoutes.stretch, theStretch());
      wire.answers(slotsRoutes.launch, { frameUrl, launchToken: 'lch_1', expiresAt, launch });
      const held = wire.holds(identityRoutes.sessionInfo);
      const site = await openSite('/', { member });
      await press(site);
      held.answer(sessionOf(member));
      await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
      expect(site.screen.queryByRole('dialog')).toBeNull();
    });

    test('asks a visitor to log in, at the page of the game', async () => {
      const site = await openSite('/');
      const held = wire.holds(identityRoutes.sessionInfo);
      await press(site);
      held.refuse('edge.not-logged-in');
      expect(await site.screen.findByRole('dialog', { name: site.t('login.title') })).toBeVisible();
      expect(new URLSearchParams(location.search).get('id')).toBe('game-1');
    });
  });

  test.each(['/?mc=depositv2', '/?mc=securityCenter', '/?ac=agentTeamOverview'])(
    'the address %s asks a visitor to log in',
    async (at) => {
      const { screen, t } = await openSite(at);
      expect(await screen.findByRole('dialog', { name: t('login.title') })).toBeVisible();
    },
  );

  test('a member is let pass', async () => {
    const shown = await openSite('/', { member });
    await inside(shown);
    const card = (await shown.screen.findAllByRole('link', { name: /Game game-1/ }))[0];
    expect(card).toHaveAttribute('href', '/game?id=game-1');
  });

  test('the guard leads a visitor to the log-in when it is on, and lets the named pages be', async () => {
    const guarded = theStatus({ flags: { LOGINGUARD3: '1' } });
    wire.answers(siteRoutes.status, guarded);
    const first = await openSite('/notices');
    await expect.poll(stands).toBe('/login?next=%2Fnotices');
    first.unmount();
    wire.answers(siteRoutes.status, guarded);
    const home = await openSite('/');
    await expect.poll(stands).toBe('/login');
    home.unmount();
    for (const at of ['/register', '/helpmc', '/download']) {
      wire.answers(siteRoutes.status, guarded);
      wire.answers(siteRoutes.helpCenter, []);
      const { screen, unmount } = await openSite(at);
      await screen.findByRole('main');
      expect(location.pathname).toBe(at);
      unmount();
    }
  });
});
