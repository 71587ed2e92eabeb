import { fieldFault, plainField } from '@nokshi/contract/channel-fields.ts';
import { useState } from 'react';
import { type AmountProblem, amountProblem } from '../../lib/bounds.ts';
import { plainAmount } from '../../lib/plain-amount.ts';
import type { Channel, DepositWish } from './deposits.ts';

/** Whether a member can pay by it now. */
export const isUsable = ({ open, depositsMissing }: Channel): boolean =>
  open && depositsMissing === 0;

/** What is typed into the form of a deposit, and what is wrong with it by the chosen channel. */
export function useDepositDraft(channels: readonly Channel[]) {
  const [code, setCode] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const usable = channels.filter(isUsable);
  const channel = usable.find((each) => each.code === code) ?? usable[0] ?? null;
  const amount = plainAmount(typed);
  const problem: AmountProblem | null = channel?.asksAmount ? amountProblem(amount, channel) : null;
  const fits =
    problem === null &&
    channel?.fields.every((asked) => fieldFault(asked, values[asked.field] ?? '') === null);
  return {
    channel,
    typed,
    amount,
    values,
    problem,
    fits,
    choose: setCode,
    type: setTyped,
    fill: (field: string, value: string) => setValues({ ...values, [field]: value }),
  };
}

export type DepositDraft = ReturnType<typeof useDepositDraft>;

/** What is sent: under the terms that were shown, and of what was typed only what they ask for. */
export const wishOf = (channel: Channel, { amount, values }: DepositDraft): DepositWish => ({
  channel: channel.code,
  version: channel.version,
  ...(channel.asksAmount && { amount }),
  fields: Object.fromEntries(
    channel.fields.map((asked) => [asked.field, plainField(asked, values[asked.field] ?? '')]),
  ),
});
