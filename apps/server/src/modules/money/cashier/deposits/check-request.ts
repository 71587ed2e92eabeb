import { fieldFault, plainField } from '@nokshi/contract/channel-fields.ts';
import { toDecimal } from '@nokshi/money';
import { refuse } from '../../../../kernel/refusal.ts';
import type { KeptField } from '../store/deposits.ts';
import { openingAt } from '../channels/opening.ts';
import { boundsOf, depositsMissing, isShownTo, type Standing } from '../rules/deposit-bounds.ts';
import type { ChannelNow } from '../channels/terms-now.ts';

type Asked = {
  readonly member: Standing;
  readonly at: Date;
  readonly version?: number | undefined;
};

/**
 * Whether the channel accepts deposits of this member now. Refuses, in this order:
 * cashier.channel-off (also when the channel is not for this member), cashier.channel-closed,
 * cashier.terms-changed, cashier.deposits-missing.
 */
export function checkChannel(now: ChannelNow, { member, at, version }: Asked): void {
  const { terms } = now;
  const field = 'channel';
  if (!terms.on || !isShownTo(terms, member)) throw refuse('cashier.channel-off', { field });
  const { open, turnsAt } = openingAt(terms.hours, at);
  const opensAt = turnsAt?.toISOString();
  if (!open)
    throw refuse('cashier.channel-closed', { field, ...(opensAt && { value: { opensAt } }) });
  if (version !== undefined && version !== now.version) throw refuse('cashier.terms-changed');
  const missing = depositsMissing(terms, member);
  if (missing > 0) throw refuse('cashier.deposits-missing', { field, value: { missing } });
}

type Given = Readonly<Record<string, string>>;

/**
 * The channel's fields in normal form, and the part stored with the deposit. Unknown fields are
 * dropped. Refuses: cashier.field-missing, cashier.field-wrong.
 */
export function readFields(
  { channel, terms }: ChannelNow,
  given: Given,
): { fields: Given; kept: KeptField[] } {
  const asked = [...channel.needs, ...terms.fields];
  for (const each of asked) {
    const fault = fieldFault(each, given[each.field] ?? '');
    if (fault)
      throw refuse(fault === 'missing' ? 'cashier.field-missing' : 'cashier.field-wrong', {
        field: each.field,
      });
  }
  const fields = Object.fromEntries(
    asked.map((each) => [each.field, plainField(each, given[each.field] ?? '')]),
  );
  const kept = terms.fields.flatMap(({ field, label }) => {
    const value = fields[field];
    return value ? [{ label, value }] : [];
  });
  return { fields, kept };
}

/** Refuses: cashier.amount-out-of-range. */
export function checkAmount({ terms }: ChannelNow, { member, at }: Asked, amount: bigint): void {
  const { minimum, maximum } = boundsOf(terms, member, at);
  if (amount >= minimum && amount <= maximum) return;
  throw refuse('cashier.amount-out-of-range', {
    field: 'amount',
    value: { minimum: toDecimal(minimum), maximum: toDecimal(maximum) },
  });
}
