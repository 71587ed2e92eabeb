import { plainAmount } from '@nokshi/money';
import { type AskedField, fieldFault, plainField } from '@nokshi/contract/channel-fields.ts';
import type { Deposit } from '@nokshi/contract/player/cashier.ts';
import { moneyText } from '@nokshi/ui';
import { type AmountProblem, amountProblem } from '../../lib/bounds.ts';
import type { useWords } from '../../lib/words.ts';
import type { Channel, DepositWish } from './deposits.ts';
import { quickAmounts } from './terms.ts';

/** What is typed into the form of a deposit; what one channel asked for stays for the next. */
export type DepositDraft = {
  readonly amount: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** Whether a member can pay by it now. */
export const isUsable = ({ open, depositsMissing }: Channel): boolean =>
  open && depositsMissing === 0;

/** The channel that was chosen, or the first that can be used. */
export function chosenOf(channels: readonly Channel[], code: string | null): Channel | null {
  const usable = channels.filter(isUsable);
  return usable.find((each) => each.code === code) ?? usable[0] ?? null;
}

/**
 * What the form begins with: the channel and the amount of the last deposit, as far as they are
 * taken now, else the first channel and its smallest quick amount.
 */
export function startOf(
  channels: readonly Channel[],
  last: Pick<Deposit, 'channel' | 'amount'> | undefined,
) {
  const channel = chosenOf(channels, last?.channel ?? null);
  const again = last?.amount.replace(WHOLE, '') ?? '';
  const amount = !channel?.asksAmount
    ? ''
    : amountProblem(again, channel) === null
      ? again
      : (quickAmounts(channel)[0] ?? '');
  const draft: DepositDraft = { amount, fields: {} };
  return { code: channel?.code ?? null, draft };
}

const WHOLE = /\.00$/;

type Words = Pick<ReturnType<typeof useWords>, 't'>;

/** What is wrong with it by this channel, each at its field. */
export function problemsOf(
  channel: Channel,
  { amount, fields }: DepositDraft,
  words: Words,
): Record<string, string> {
  const problem = channel.asksAmount ? amountProblem(plainAmount(amount), channel) : null;
  const faults = channel.fields.flatMap((asked) => {
    const fault = fieldFault(asked, fields[asked.field] ?? '');
    return fault ? [[`fields.${asked.field}`, faultWords(asked, fault, words)] as const] : [];
  });
  return {
    ...(problem && { amount: amountWords(problem, channel, words) }),
    ...Object.fromEntries(faults),
  };
}

type Fault = NonNullable<ReturnType<typeof fieldFault>>;

function faultWords(asked: AskedField, fault: Fault, { t }: Words): string {
  const { kind, minLength, maxLength } = asked;
  if (fault === 'missing') return t('app.required');
  if (kind === 'voucher') return t('cashier.fault-voucher');
  if (fault === 'form') return t(`cashier.fault-${kind}`);
  return minLength === maxLength
    ? t('cashier.fault-exact', { count: minLength })
    : t('cashier.fault-length', { least: minLength, most: maxLength });
}

function amountWords(problem: AmountProblem, channel: Channel, { t }: Words): string {
  switch (problem) {
    case 'wrong':
      return t('app.amount-wrong');
    case 'too-low':
      return t('cashier.too-low', { minimum: moneyText(channel.minimum) });
    case 'too-high':
      return t('cashier.too-high', { maximum: moneyText(channel.maximum) });
  }
}

/** What is sent: under the terms that were shown, and of what was typed only what they ask for. */
export const wishOf = (channel: Channel, { amount, fields }: DepositDraft): DepositWish => ({
  channel: channel.code,
  version: channel.version,
  ...(channel.asksAmount && { amount: plainAmount(amount) }),
  fields: Object.fromEntries(
    channel.fields.map((asked) => [asked.field, plainField(asked, fields[asked.field] ?? '')]),
  ),
});
