import {
  type CourierSetting,
  consoleCouriersRoutes as routes,
} from '@nokshi/contract/console/couriers.ts';
import type { Language } from '@nokshi/contract/fields.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CourierSettings } from './courier-settings.tsx';

const URL_OF_GATEWAY = 'https://sms.example/send';
const stored = (kind: 'sms' | 'mail', setting: CourierSetting) => ({
  kind,
  setting,
  secretSet: false,
  version: 3,
  changedAt: null,
  changedBy: null,
});
const HTTP: CourierSetting = {
  courier: 'http',
  url: URL_OF_GATEWAY,
  method: 'POST',
  headers: [{ name: 'Authorization', value: 'Bearer {secret}' }],
  body: 'to={to}&text={text}',
  encoding: 'form',
  plus: false,
  statuses: [200, 202],
  answerPath: 'messages.0.status',
  answerText: 'ACCEPTED',
};

beforeEach(() => {
  wire.answers(routes.settings, [
    stored('sms', { courier: 'demo' }),
    stored('mail', { courier: 'demo' }),
  ]);
});

async function opened(language: Language) {
  const shown = await show(<CourierSettings />, { language });
  const { screen, user, t } = shown;
  const form = within(await screen.findByRole('group', { name: t('couriers.sms') }));
  /** Saves, and says yes to what would change. */
  const save = async () => {
    await user.click(form.getByRole('button', { name: t('couriers.save') }));
    const sure = within(await screen.findByRole('dialog', { name: t('couriers.save-title') }));
    const rows = sure.getAllByRole('row').map((row) => row.textContent);
    await user.click(sure.getByRole('button', { name: t('change.apply') }));
    return rows;
  };
  const fill = async () => {
    await user.click(form.getByRole('radio', { name: new RegExp(`^${t('couriers.http')}`) }));
    await user.type(form.getByLabelText(t('couriers.url')), URL_OF_GATEWAY);
    await user.click(form.getByRole('button', { name: t('couriers.form') }));
    await user.click(form.getByRole('button', { name: t('couriers.without-plus') }));
    await user.type(form.getByLabelText(t('couriers.statuses')), '২০০, 202');
    await user.type(form.getByLabelText(t('couriers.answer-path')), 'messages.0.status');
    await user.type(form.getByLabelText(t('couriers.answer-text')), 'ACCEPTED');
    await user.type(form.getByLabelText(t('couriers.secret')), 'key-of-the-gateway');
  };
  return { ...shown, form, fill, save };
}

describe.each(READERS)('the form of an HTTP courier (%s)', (language) => {
  test('sends method, body, number and what means sent, after a second yes without the secret', async () => {
    const { form, fill, save, t } = await opened(language);
    await fill();
    // A body that was not written by hand follows the format.
    expect(form.getByLabelText(t('couriers.body'))).toHaveValue('to={to}&text={text}');
    wire.answers(routes.set, stored('sms', HTTP));
    const rows = await save();
    expect(rows.join('\n')).toContain(URL_OF_GATEWAY);
    expect(rows.join('\n')).toContain('••••');
    expect(rows.join('\n')).not.toContain('key-of-the-gateway');
    await expect.poll(() => wire.asked(routes.set)).toHaveLength(1);
    expect(wire.asked(routes.set)[0]?.input).toEqual({
      kind: 'sms',
      version: 3,
      setting: HTTP,
      secret: 'key-of-the-gateway',
    });
  });

  test('keeps a body that was written by hand, and has none with GET', async () => {
    const { form, fill, user, t } = await opened(language);
    await fill();
    const body = () => form.queryByLabelText(t('couriers.body'));
    await user.type(body() as HTMLElement, '&from=Nokshi');
    await user.click(form.getByRole('button', { name: t('couriers.json') }));
    expect(body()).toHaveValue('to={to}&text={text}&from=Nokshi');
    await user.click(form.getByRole('button', { name: 'GET' }));
    expect(body()).toBeNull();
    expect(form.queryByRole('button', { name: t('couriers.json') })).toBeNull();
  });

  test('says at the field what the server refused, and keeps what was typed', async () => {
    const { form, fill, save, t, refusal } = await opened(language);
    await fill();
    wire.refuses(routes.set, 'couriers.answer-needed', { field: 'setting.answerText' });
    await save();
    const text = form.getByLabelText(t('couriers.answer-text'));
    await expect
      .poll(() => text)
      .toHaveAccessibleDescription(expect.stringContaining(refusal('couriers.answer-needed')));
    expect(form.getByLabelText(t('couriers.url'))).toHaveValue(URL_OF_GATEWAY);
  });
});
