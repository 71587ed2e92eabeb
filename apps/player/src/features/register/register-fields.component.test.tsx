import { codesRoutes } from '@nokshi/contract/player/codes.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { live } from '@nokshi/web/testing/live.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { describe, expect, test } from 'vitest';
import { connectLive } from '../../data/live.ts';
import { useSession } from '../../data/session.ts';
import { loggedIn, rulesWith, theStatus } from '../../testing/house.ts';
import { openRegister as open, rules } from '../../testing/register.tsx';
import { aMember } from '../../testing/show.tsx';

const CHALLENGE = theStatus().info.challenge;
const member = aMember({ account: 'rina01' });

describe('the fields that the operator has', () => {
  test.each([
    'payeeName',
    'qqNum',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'idNumber',
    'email',
    'recommenderId',
    'affiliateCode',
  ] as const)('%s is shown where the rules have it, and needed where they say so', async (name) => {
    const id = `field.${name}` as const;
    const hidden = await open();
    await hidden.ready();
    expect(hidden.dialog.queryByLabelText(hidden.named(id))).toBeNull();
    hidden.unmount();
    rules({ [name]: { enabled: true, required: false } });
    const free = await open();
    await free.ready();
    await free.submit();
    expect(free.field(id)).not.toHaveAccessibleDescription(/Please fill this in/);
    free.unmount();
    rules({ [name]: { enabled: true, required: true } });
    const needed = await open();
    await needed.ready();
    await needed.submit();
    await needed.says(id, 'Please fill this in.');
  });

  test('the image is read where the rules have the captcha, and needed', async () => {
    wire.answers(identityRoutes.captcha, 'aW1hZ2U=');
    const hidden = await open();
    await hidden.ready();
    expect(hidden.dialog.queryByRole('textbox', { name: hidden.t('login.captcha') })).toBeNull();
    hidden.unmount();
    rules({ captcha: { enabled: true, required: true } });
    const { dialog, t, fillAll, submit } = await open();
    await fillAll();
    const signs = await dialog.findByRole('textbox', { name: t('login.captcha') });
    await submit();
    await expect.poll(() => signs).toHaveAccessibleDescription(/Please fill this in/);
    expect(wire.asked(identityRoutes.register)).toEqual([]);
  });

  test('a field of one length says that one number alone (V-027)', async () => {
    rules({ line: { enabled: true, required: true, minLength: 6, maxLength: 6 } });
    const { fill, submit, says, ready } = await open();
    await ready();
    await fill('field.line', 'short');
    await submit();
    await says('field.line', 'This needs exactly 6 characters.');
  });

  test.each([18, 21])('the age that is agreed to is the brand’s: %i', async (minimumAge) => {
    wire.answers(siteRoutes.status, theStatus({ brand: { minimumAge } }));
    const { dialog, ready } = await open();
    await ready();
    const words = `I am at least ${minimumAge} years old and agree to the terms`;
    expect(dialog.getByRole('checkbox', { name: new RegExp(words) })).not.toBeChecked();
  });

  test('come into the open form as soon as they are set, and what was written stays', async () => {
    const { dialog, field, fillAll, fill, submit, says, t } = await open('BN');
    await fillAll('openform');
    connectLive();
    const register = rulesWith({ email: { enabled: true, required: true } });
    await live.tell({ type: 'registration', register, challenge: CHALLENGE });
    expect(await dialog.findByText(t('register.changed'))).toBeVisible();
    expect(field('field.username')).toHaveValue('openform');
    await submit();
    await says('field.email', t('rule.required'));
    await fill('field.email', 'no address');
    await submit();
    await says('field.email', t('rule.email'));
    wire.answers(identityRoutes.register, loggedIn(member));
    await fill('field.email', 'rina@example.com');
    await submit();
    await expect.poll(() => useSession.getState().phase).toBe('in');
  });

  test('are in the form by mobile number as well', async () => {
    rules({ whatsapp: { enabled: true, required: true } });
    const { dialog, field, submit, t, user } = await open('BN');
    await user.click(await dialog.findByRole('tab', { name: t('code.by-mobile') }));
    await submit();
    expect(dialog.getByText(t('register.agree-needed'))).toBeVisible();
    expect(dialog.getAllByText(t('rule.required'))).toHaveLength(5);
    expect(field('field.whatsapp')).toBeVisible();
    expect(dialog.queryByLabelText(t('field.username'))).toBeNull();
  });

  test('a number is proven by a code, which is refused at its field', async () => {
    rules({
      mobileNum: { enabled: true, required: true },
      verificationCode: { enabled: true, required: true },
    });
    const { dialog, fill, fillAll, submit, says, t, user, refusal } = await open('BN');
    await fillAll();
    const send = dialog.getByRole('button', { name: t('code.send') });
    await user.click(send);
    await says('field.mobileNum', t('code.mobile-missing'));
    await fill('field.mobileNum', '01712000401');
    wire.answers(codesRoutes.askToRegister, { expiredMinutes: 5 });
    await user.click(send);
    expect(await dialog.findByText(t('code.register-sent', { minutes: 5 }))).toBeVisible();
    await fill('field.verificationCode', '000000');
    const field = 'verificationCode';
    wire.refuses(identityRoutes.register, 'identity.code-wrong', { field });
    await submit();
    await says('field.verificationCode', refusal('identity.code-wrong'));
  });
});
