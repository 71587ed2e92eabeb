import type { Language } from '@nokshi/contract/fields.ts';
import { claimsRoutes } from '@nokshi/contract/player/claims.ts';
import { withdrawalsRoutes as routes } from '@nokshi/contract/player/withdrawals.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import WithdrawPage from '../app/withdraw-page.tsx';
import { aMember, show } from './show.tsx';
import { withdrawalTerms } from './till.ts';

/** Later than any test. */
export const FAR = '2099-03-01T10:00:00.000Z';

export const openWithdraw = (at = '/?mc=withdraw', language: Language = 'EN', member = aMember()) =>
  show(<WithdrawPage />, { member, at, language });

/** What the page asks for by itself: terms, no withdrawals, no claim. */
export function answerWithdrawals(): void {
  wire.answers(routes.terms, withdrawalTerms());
  wire.answers(routes.list, { rows: [], next: null });
  wire.answers(claimsRoutes.about, { mayFile: false, answerHours: 24, claims: [] });
}

export type Opened = Awaited<ReturnType<typeof openWithdraw>>;

/** Types an amount and goes on. */
export const sayAmount = async ({ screen, user, t }: Opened, amount = '400') => {
  const field = await screen.findByRole('textbox', { name: t('cashier.amount') });
  await user.clear(field);
  await user.type(field, amount);
  await user.click(screen.getByRole('button', { name: t('withdraw.continue') }));
};
export const typePin = async ({ screen, user, t }: Opened, pin = '123456') => {
  const secret = await screen.findByLabelText(t('withdraw.pin'));
  await user.clear(secret);
  await user.type(secret, pin);
};
