import type { Language } from '@nokshi/contract/fields.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import RegisterModal from '../features/register/register-modal.tsx';
import type { MessageId } from '../locales/en/index.ts';
import { rulesWith, theStatus } from './house.ts';
import { show } from './show.tsx';

export const PASSWORD = 'a long walk by the river 7';
export type FieldId = Extract<MessageId, `field.${string}`>;

/** The operator has these rules for the form. */
export const rules = (different: Parameters<typeof rulesWith>[0]) =>
  wire.answers(siteRoutes.status, theStatus({ info: { register: rulesWith(different) } }));

/** The registration modal, and what is done in it. */
export async function openRegister(language: Language = 'EN', at = '/register') {
  const shown = await show(<RegisterModal onClose={() => undefined} />, { at, language });
  const { screen, t, user } = shown;
  const dialog = within(screen.getByRole('dialog', { name: t('register.title') }));
  const named = (id: FieldId) => new RegExp(`^${t(id)}($| \\()`);
  const field = (id: FieldId) => dialog.getByLabelText(named(id));
  const fill = async (id: FieldId, text: string) => {
    await user.clear(field(id));
    await user.type(field(id), text);
  };
  const submit = () => user.click(dialog.getByRole('button', { name: t('register.do') }));
  const says = async (id: FieldId, words: string) => {
    const described = expect.stringContaining(words);
    await expect.poll(() => field(id)).toHaveAccessibleDescription(described);
  };
  const ready = () => dialog.findByRole('button', { name: t('register.do') });
  const fillAll = async (username = 'rina01') => {
    await ready();
    await fill('field.username', username);
    await fill('field.password', PASSWORD);
    await fill('field.confirmPassword', PASSWORD);
    await user.click(dialog.getByRole('checkbox'));
  };
  await dialog.findByRole('button', { name: t('register.to-login') });
  return { ...shown, dialog, named, field, fill, submit, says, ready, fillAll };
}
