import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { slotsRoutes } from '@nokshi/contract/player/slots.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { describe, expect, test } from 'vitest';
import { theStatus } from '../testing/house.ts';
import { aMember } from '../testing/show.tsx';
import { inside, openSite } from '../testing/site.tsx';

const member = aMember({ memberLabel: [{ labelName: 'Loyal' }] });
const stands = () => location.pathname + location.search;

describe('the log-in gate', () => {
  test('a card of a game asks a visitor to log in, keeps the game in mind, and starts nothing', async () => {
    const { screen, t, user } = await openSite();
    const card = (await screen.findAllByRole('link', { name: /Game game-1/ }))[0];
    await user.click(card ?? document.body);
    expect(await screen.findByRole('dialog', { name: t('login.title') })).toBeVisible();
    expect(new URLSearchParams(location.search).get('next')).toBe('/game?id=game-1');
    expect(wire.asked(slotsRoutes.launch)).toEqual([]);
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
