import { consoleIdentityRoutes as routes } from '@nokshi/contract/console/identity.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { openConsole, operatorIs } from '../../testing/console.tsx';
import { anOperator } from '../../testing/show.tsx';

const LANGUAGES = ['EN', 'BN'] as const;
const FRESH = 'surma-valley-29';

test.each(LANGUAGES)('a log-in that is refused keeps the name (%s)', async (language) => {
  wire.refuses(routes.login, 'identity.wrong-credentials');
  const { screen, user, t, refusal } = await openConsole('/', { language, operator: null });
  await user.type(await screen.findByLabelText(t('login.username')), ' chief ');
  await user.type(screen.getByLabelText(t('login.password')), 'not the password');
  await user.click(screen.getByRole('button', { name: t('login.submit') }));
  expect(await screen.findByText(refusal('identity.wrong-credentials'))).toBeVisible();
  expect(screen.getByLabelText(t('login.username'))).toHaveValue(' chief ');
  expect(screen.queryByLabelText(t('login.code'))).toBeNull();
});

test.each(LANGUAGES)('a code is asked for once the password was right (%s)', async (language) => {
  wire.refuses(routes.login, 'identity.second-factor-needed');
  const { screen, user, t, refusal } = await openConsole('/', { language, operator: null });
  await user.type(await screen.findByLabelText(t('login.username')), ' chief ');
  await user.type(screen.getByLabelText(t('login.password')), FRESH);
  const submit = screen.getByRole('button', { name: t('login.submit') });
  await user.click(submit);
  const code = await screen.findByLabelText(t('login.code'));
  expect(screen.queryByText(refusal('identity.second-factor-needed'))).toBeNull();
  wire.refuses(routes.login, 'identity.second-factor-wrong');
  await user.type(code, '000000');
  await user.click(submit);
  expect(await screen.findByText(refusal('identity.second-factor-wrong'))).toBeVisible();
  wire.answers(routes.login, { token: 'ops_1', operator: anOperator({}) });
  operatorIs();
  await user.clear(screen.getByLabelText(t('login.code')));
  await user.type(screen.getByLabelText(t('login.code')), '123456');
  await user.click(submit);
  expect(await screen.findByRole('navigation', { name: t('app.menu') })).toBeVisible();
  const sent = { username: 'chief', password: FRESH };
  expect(wire.asked(routes.login).map(({ input }) => input)).toEqual([
    sent,
    { ...sent, code: '000000' },
    { ...sent, code: '123456' },
  ]);
});

test.each(LANGUAGES)(
  'the code is offered at once where strangers guess at the name (%s)',
  async (language) => {
    const value = { retryAfterSeconds: 600 };
    wire.refuses(routes.login, 'identity.too-many-attempts', { value });
    const { screen, user, t, refusal } = await openConsole('/', { language, operator: null });
    await user.type(await screen.findByLabelText(t('login.username')), 'chief');
    await user.type(screen.getByLabelText(t('login.password')), FRESH);
    await user.click(screen.getByRole('button', { name: t('login.submit') }));
    expect(await screen.findByText(refusal('identity.too-many-attempts', value))).toBeVisible();
    const code = screen.getByLabelText(t('login.code'));
    expect(code).toHaveAccessibleDescription(t('login.code-offered'));
    expect(code).not.toBeRequired();
    wire.answers(routes.login, { token: 'ops_1', operator: anOperator({}) });
    operatorIs();
    await user.type(code, '123456{Enter}');
    expect(await screen.findByRole('navigation', { name: t('app.menu') })).toBeVisible();
    expect(wire.asked(routes.login).at(-1)?.input).toMatchObject({ code: '123456' });
  },
);

test('with a one-time password nothing can be done before it is changed, and each fault of the new one is said', async () => {
  const operator = { passwordChangeNeeded: true };
  const { screen, user, t, refusal } = await openConsole('/members', { operator });
  expect(await screen.findByText(t('account.must-change'))).toBeVisible();
  expect(screen.queryByRole('navigation', { name: t('app.menu') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('app.palette') })).toBeNull();
  expect(screen.queryByText(t('account.factor'))).toBeNull();
  const send = screen.getByRole('button', { name: t('account.change') });
  await user.type(screen.getByLabelText(t('account.old')), 'one-time');
  await user.type(screen.getByLabelText(t('account.new')), FRESH);
  await user.type(screen.getByLabelText(t('account.confirm')), FRESH);
  for (const [code, field] of [
    ['identity.password-common', 'newPassword'],
    ['identity.passwords-differ', 'confirmNewPassword'],
  ] as const) {
    wire.refuses(routes.changePassword, code, { field });
    await user.click(send);
    expect(await screen.findByText(refusal(code))).toBeVisible();
    expect(screen.getByLabelText(t('account.new'))).toHaveValue(FRESH);
  }
  wire.answers(routes.changePassword, {});
  operatorIs();
  await user.click(send);
  expect(await screen.findByText(t('account.changed'))).toBeVisible();
  expect(await screen.findByRole('navigation', { name: t('app.menu') })).toBeVisible();
});

test.each(LANGUAGES)(
  'an app is set up with a code of it, refused where it is wrong (%s)',
  async (language) => {
    const operator = { secondFactor: false };
    const { screen, user, t, refusal } = await openConsole('/account', { language, operator });
    const secret = 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH';
    wire.answers(routes.beginFactor, {
      secret,
      uri: `otpauth://totp/Nokshi:chief?secret=${secret}`,
    });
    await user.click(await screen.findByRole('button', { name: t('account.factor-begin') }));
    expect(await screen.findByRole('img', { name: t('account.factor-qr') })).toBeVisible();
    expect(screen.getByText(secret)).toBeVisible();
    wire.refuses(routes.confirmFactor, 'identity.second-factor-wrong');
    await user.type(screen.getByLabelText(t('account.factor-code')), '000000');
    await user.click(screen.getByRole('button', { name: t('account.factor-confirm') }));
    expect(await screen.findByText(refusal('identity.second-factor-wrong'))).toBeVisible();
    wire.answers(routes.confirmFactor, {});
    operatorIs({ secondFactor: true });
    await user.click(screen.getByRole('button', { name: t('account.factor-confirm') }));
    expect(await screen.findByText(t('account.factor-on'))).toBeVisible();
    expect(screen.getByText(t('account.factor-done'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('account.factor-remove') })).toBeVisible();
  },
);
