import { freePlayRoutes } from '@nokshi/contract/player/free-play.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import { tab } from '@nokshi/web/storage.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { loggedIn, sessionOf, theStatus } from '../../testing/house.ts';
import { aMember } from '../../testing/show.tsx';
import { openSite } from '../../testing/site.tsx';

const trial = aMember({ type: 4, endsAt: '2026-03-02T10:00:00.000Z' });

const setFlag = (value: '0' | '1') => {
  const { info } = theStatus({ flags: { FREEPLAY3: value } });
  wire.answers(siteRoutes.whitelabel, { flags: info.whitelabel, menus: [] });
};
beforeEach(() => {
  setFlag('1');
  wire.answers(walletRoutes.balance, {
    sumBalance: '10000.00',
    held: '0.00',
    bonus: '0.00',
    currency: 'FUN',
    version: '1',
  });
});

test.each([
  ['EN', 'This account cannot do that', 'OK'],
  ['BN', 'এই অ্যাকাউন্ট দিয়ে এটি করা যায় না', 'ঠিক আছে'],
] as const)(
  'the warning of a trial is closed by the button of in_increase_submit (%s)',
  async (language, title, confirm) => {
    const { screen, user } = await openSite('/?mc=withdraw', { member: trial, language });
    const warning = within(await screen.findByRole('dialog', { name: title }));
    await user.click(warning.getByRole('button', { name: confirm }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  },
);

describe('free play', () => {
  test.each(READERS)(
    'begins from the log-in once the age is said, and is always labelled (%s)',
    async (language) => {
      const { screen, t, user, refusal } = await openSite('/login', { language });
      await user.click(await screen.findByRole('button', { name: t('free-play.do') }));
      const modal = within(await screen.findByRole('dialog', { name: t('free-play.title') }));
      const begin = modal.getByRole('button', { name: t('free-play.begin') });
      await user.click(begin);
      expect(modal.getByText(t('free-play.agree-needed'))).toBeVisible();
      await user.click(modal.getByRole('checkbox'));
      wire.refuses(freePlayRoutes.begin, 'identity.free-play-closed');
      await user.click(begin);
      expect(await modal.findByText(refusal('identity.free-play-closed'))).toBeVisible();
      wire.answers(freePlayRoutes.begin, () => {
        wire.answers(identityRoutes.sessionInfo, sessionOf(trial));
        wire.answers(identityRoutes.memberInfo, trial);
        return loggedIn(trial);
      });
      await user.click(begin);
      const banner = within(screen.getByRole('banner'));
      expect(await banner.findByText(t('shell.free-play'))).toBeVisible();
      await expect
        .poll(() => screen.getAllByTestId('balance')[0]?.textContent)
        .toBe('FUN 10,000.00');
      expect(tab.get('isAgent')).toBe('4');
      // 4 is no agent, though one list of the specification has it so.
      expect(screen.queryByRole('button', { name: t('shell.agent-centre') })).toBeNull();
    },
  );

  test.each(['mc=depositv2', 'mc=securityCenter', 'ac=agentTeamOverview'])(
    'warns at %s that a real account is needed, and leads to one (V-002, V-004, A-003)',
    async (over) => {
      const { screen, t, user } = await openSite(`/?${over}`, { member: trial });
      const warning = within(
        await screen.findByRole('dialog', { name: t('in_need_true_account') }),
      );
      for (const centre of [t('member.title'), t('shell.agent-centre')])
        expect(screen.queryByRole('dialog', { name: centre })).toBeNull();
      // The two keys are the specification's.
      expect(warning.getByText('You are in free play', { exact: false })).toBeVisible();
      const buttons = warning.getAllByRole('button').map((button) => button.textContent);
      expect(buttons).toEqual([t('in_increase_submit'), t('register.do')]);
      await user.click(warning.getByRole('button', { name: t('register.do') }));
      expect(await screen.findByRole('dialog', { name: t('register.title') })).toBeVisible();
    },
  );

  test.each(READERS)('tells what it is and ends when the visitor wants (%s)', async (language) => {
    const { screen, t, user } = await openSite('/?m=freeplay', { member: trial, language });
    const modal = within(await screen.findByRole('dialog', { name: t('free-play.title') }));
    expect(await modal.findByText('FUN 10,000.00')).toBeVisible();
    expect(modal.getByText(t('free-play.what').replaceAll(/\s/g, ' '))).toBeVisible();
    wire.answers(identityRoutes.logout, {});
    await user.click(modal.getByRole('button', { name: t('free-play.end') }));
    const banner = within(screen.getByRole('banner'));
    expect((await banner.findAllByRole('button', { name: t('register.do') }))[0]).toBeVisible();
    expect(screen.queryByText(t('shell.free-play'))).toBeNull();
  });

  test.each(READERS)('is closed without its flag (A-040, %s)', async (language) => {
    setFlag('0');
    const { screen, t } = await openSite('/?m=freeplay', { language });
    const modal = within(await screen.findByRole('dialog', { name: t('free-play.title') }));
    expect(await modal.findByText(t('free-play.closed'))).toBeVisible();
    expect(modal.queryByRole('button', { name: t('free-play.begin') })).toBeNull();
  });
});
