import type { Language } from '@nokshi/contract/fields.ts';
import { within } from '@testing-library/react';
import LoginModal from '../features/login/login-modal.tsx';
import { show } from './show.tsx';

/** The log-in modal, and what is done in it. */
export async function openLogin(language: Language = 'EN', at = '/?m=login') {
  const shown = await show(<LoginModal onClose={() => undefined} />, { at, language });
  const { screen, t, user } = shown;
  const dialog = within(screen.getByRole('dialog', { name: t('login.title') }));
  const field = (id: 'login.username' | 'login.password' | 'code.mobile' | 'code.code') =>
    dialog.getByLabelText(t(id));
  const fill = async (id: Parameters<typeof field>[0], text: string) => {
    await user.clear(field(id));
    await user.type(field(id), text);
  };
  const press = (name: string | RegExp) => user.click(dialog.getByRole('button', { name }));
  const submit = () => press(t('login.do'));
  const byMobile = async () =>
    user.click(await dialog.findByRole('tab', { name: t('code.by-mobile') }));
  return { ...shown, dialog, field, fill, press, submit, byMobile };
}
