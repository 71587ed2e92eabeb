import type { Language } from '@nokshi/contract/fields.ts';
import { entryRoutes } from '@nokshi/contract/player/entry.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useSession } from '../../data/session.ts';
import { loggedIn } from '../../testing/house.ts';
import { openLogin as open } from '../../testing/login.tsx';
import { aMember } from '../../testing/show.tsx';

const member = aMember();

describe('the second step of a log-in', () => {
  const asked = async (factors: string, language: Language = 'EN') => {
    const value = { factors, ticket: 'ticket-1' };
    wire.refuses(identityRoutes.login, 'identity.second-factor-needed', { value });
    const shown = await open(language);
    await shown.fill('login.username', 'rahim01');
    await shown.fill('login.password', 'a long walk');
    await shown.submit();
    const step = within(
      await shown.screen.findByRole('dialog', { name: shown.t('login.step-title') }),
    );
    return { ...shown, step };
  };

  test('the authenticator’s code, or one of the ten of recovery', async () => {
    const { step, t, user, refusal } = await asked('totp recovery', 'BN');
    const confirm = step.getByRole('button', { name: t('login.step-do') });
    await user.click(confirm);
    expect(step.getByText(t('app.required'))).toBeVisible();
    await user.type(step.getByRole('textbox', { name: t('login.step-totp') }), '123456');
    wire.refuses(entryRoutes.passFactor, 'identity.second-factor-wrong');
    await user.click(confirm);
    expect(await step.findByText(refusal('identity.second-factor-wrong'))).toBeVisible();
    await user.click(step.getByRole('button', { name: t('login.step-recovery') }));
    await user.type(step.getByRole('textbox', { name: t('login.step-recovery') }), 'abcd-efgh');
    wire.answers(entryRoutes.passFactor, loggedIn(member));
    await user.click(step.getByRole('button', { name: t('login.step-do') }));
    await expect.poll(() => useSession.getState().phase).toBe('in');
    expect(wire.asked(entryRoutes.passFactor).at(-1)?.input).toMatchObject({
      ticket: 'ticket-1',
      kind: 'recovery',
      code: 'abcd-efgh',
    });
  });

  test.each(['sms', 'mail'] as const)(
    'a code that is sent by %s, to an address that is hidden',
    async (kind) => {
      const { step, t, user } = await asked(kind);
      wire.answers(entryRoutes.askStepCode, { expiredMinutes: 5, shown: '•••01' });
      await user.click(step.getByRole('button', { name: t('code.send') }));
      expect(
        await step.findByText(t('login.step-sent', { shown: '•••01', minutes: 5 })),
      ).toBeVisible();
      await user.type(step.getByRole('textbox', { name: t(`login.step-${kind}`) }), '111111');
      wire.answers(entryRoutes.passFactor, loggedIn(member));
      await user.click(step.getByRole('button', { name: t('login.step-do') }));
      await expect.poll(() => useSession.getState().phase).toBe('in');
    },
  );

  test('leads back to the log-in', async () => {
    const { screen, step, t, user } = await asked('totp');
    await user.click(step.getByRole('button', { name: t('login.back') }));
    expect(screen.getByRole('dialog', { name: t('login.title') })).toBeVisible();
  });
});
