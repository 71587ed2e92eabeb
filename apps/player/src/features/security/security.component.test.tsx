import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { type Security as Kept, securityRoutes } from '@nokshi/contract/player/security.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import { useSession } from '../../data/session.ts';
import Security from './security.tsx';

const LANGUAGES = ['EN', 'BN'] as const;
const PASSWORD = 'surma-valley-29';
const AT = '2026-03-01T10:00:00.000Z';
const CODES = Array.from({ length: 10 }, (_, at) => `abcd-efg${at}`);

/** An account with a password and nothing else; say what is different about yours. */
const kept = (different: Partial<Kept> = {}): Kept => ({
  passwordChangedAt: AT,
  passkeysPossible: true,
  totpSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  contacts: [],
  paymentPasswordSetAt: null,
  proofs: [],
  proofNeeded: false,
  devices: [],
  profile: { nickname: 'Rahim', avatar: 'initials', avatars: [], told: [] },
  closingAt: null,
  ...different,
});

async function opened(language: 'EN' | 'BN' = 'EN') {
  wire.usually(securityRoutes.security, kept());
  wire.answers(identityRoutes.sessions, []);
  const shown = await show(<Security />, { language, member: aMember() });
  const { screen, user, t } = shown;
  const press = async (name: string) =>
    user.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);
  /** Asks for the password, then does it. */
  const confirm = async (name: string) => {
    await press(name);
    await user.type(screen.getByLabelText(t('security.oldPassword')), PASSWORD);
    await press(name);
  };
  return { ...shown, press, confirm };
}

test.each(LANGUAGES)(
  'an authenticator counts once a code of it was right; its ten codes are shown until they are kept (%s)',
  async (language) => {
    const { screen, user, t, refusal, press, confirm } = await opened(language);
    const secret = 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH';
    const begun = { secret, uri: `otpauth://totp/Nokshi:rahim01?secret=${secret}` };
    wire.answers(securityRoutes.beginTotp, begun);
    await confirm(t('security.totp-begin'));
    expect(await screen.findByRole('img', { name: t('security.totp-qr') })).toBeVisible();
    expect(screen.getByText(secret)).toBeVisible();
    expect(wire.asked(securityRoutes.beginTotp)[0]?.input).toEqual({ password: PASSWORD });
    const code = screen.getByLabelText(t('login.step-totp'));
    wire.refuses(securityRoutes.confirmTotp, 'identity.second-factor-wrong');
    await user.type(code, '000000');
    await press(t('security.totp-confirm'));
    expect(await screen.findByText(refusal('identity.second-factor-wrong'))).toBeVisible();
    expect(code).toHaveValue('000000');

    wire.answers(securityRoutes.confirmTotp, { codes: CODES });
    wire.answers(securityRoutes.security, kept({ totpSince: AT, recoveryCodesLeft: 10 }));
    await user.clear(code);
    await user.type(code, '123 456');
    await press(t('security.totp-confirm'));
    const list = await screen.findByRole('list', { name: t('security.recovery') });
    const shown = within(list).getAllByRole('listitem');
    expect(shown.map((each) => each.textContent)).toEqual(CODES);
    expect(wire.asked(securityRoutes.confirmTotp).at(-1)?.input).toEqual({ code: '123456' });
    expect(screen.queryByRole('button', { name: t('security.totp-begin') })).toBeNull();
    await press(t('security.recovery-kept'));
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  },
);

test('closing is asked for with the password, and undone', async () => {
  const { screen, user, t, refusal, confirm } = await opened();
  wire.refuses(securityRoutes.requestClosing, 'identity.password-wrong', { field: 'password' });
  await confirm(t('security.closing-do'));
  expect(await screen.findByText(refusal('identity.password-wrong'))).toBeVisible();
  wire.answers(securityRoutes.requestClosing, { closingAt: AT });
  wire.answers(securityRoutes.security, kept({ closingAt: '2999-03-01T10:00:00.000Z' }));
  await user.click(screen.getByRole('button', { name: t('security.closing-do') }));
  const undo = await screen.findByRole('button', { name: t('security.closing-undo') });
  expect(screen.queryByRole('button', { name: t('security.closing-do') })).toBeNull();
  wire.answers(securityRoutes.undoClosing, {});
  wire.answers(securityRoutes.security, kept());
  await user.click(undo);
  expect(await screen.findByText(t('security.closing-undone'))).toBeVisible();
  expect(await screen.findByRole('button', { name: t('security.closing-do') })).toBeVisible();
});

test.each(LANGUAGES)(
  'every session ends after a question, this one as well (%s)',
  async (language) => {
    const { screen, user, t, press } = await opened(language);
    wire.answers(securityRoutes.logoutEverywhere, {});
    const question = async () =>
      within(await screen.findByRole('dialog', { name: t('sessions.everywhere') }));
    await press(t('sessions.everywhere'));
    const first = await question();
    expect(first.getByText(t('sessions.everywhere-sure'))).toBeVisible();
    await user.click(first.getByRole('button', { name: t('app.cancel') }));
    expect(wire.asked(securityRoutes.logoutEverywhere)).toHaveLength(0);
    await press(t('sessions.everywhere'));
    await user.click((await question()).getByRole('button', { name: t('sessions.everywhere') }));
    await expect.poll(() => useSession.getState().phase).toBe('out');
    expect(wire.asked(securityRoutes.logoutEverywhere)).toHaveLength(1);
    expect(location.pathname).toBe('/');
  },
);
