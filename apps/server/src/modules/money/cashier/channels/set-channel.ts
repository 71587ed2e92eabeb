import type { Input, Output } from '@nokshi/contract';
import { type ChannelTerms, channelChanges } from '@nokshi/contract/channel-terms.ts';
import { consoleChannelRoutes as contract } from '@nokshi/contract/console/channels.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import { operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { openingAt } from './opening.ts';
import type { CashierRoom } from '../room.ts';
import { insertTerms, listTerms } from '../store/channel-terms.ts';
import { channelNow, channelsNow } from './terms-now.ts';

type Wish = Input<typeof contract.set>;

/** Every channel with its terms, in the order they are offered. */
export async function deskChannels(
  room: CashierRoom,
  tx: Tx,
): Promise<Output<typeof contract.list>> {
  const at = room.clock.now();
  return (await channelsNow(room, tx)).map(({ channel, terms, version }) => {
    const { code, name, description, kind, arrivesWithinSeconds, demo } = channel;
    const shown = { code, name, description, kind, arrivesWithinSeconds, demo, terms, version };
    const { open, turnsAt } = openingAt(terms.hours, at);
    return {
      ...shown,
      open,
      asksAmount: !channel.quote,
      needs: [...channel.needs],
      turnsAt: turnsAt?.toISOString() ?? null,
    };
  });
}

/**
 * Sets the terms of a channel from now on; a deposit requested earlier keeps its fee. Undo is
 * setting the earlier terms. Refuses: cashier.channel-unknown, cashier.terms-changed,
 * cashier.terms-same. Source: domain.md 11.
 */
export const setChannelAct = (room: CashierRoom): Act<Wish> => ({
  code: 'cashier.set-channel',
  permission: 'cashier.act',
  input: contract.set.input,
  async preview(tx, wish) {
    const { label, changes } = await check(room, tx, wish);
    return { object: wish.code, label, changes };
  },
  async run(tx, wish, caller) {
    const { code, version, reason } = wish;
    const { changes, terms } = await check(room, tx, wish);
    const setBy = operatorOf(caller).username;
    const row = { channel: code, version: version + 1, terms, reason, setBy };
    if ((await insertTerms(tx, { ...row, setAt: room.clock.now() })) === 0)
      throw refuse('cashier.terms-changed');
    const facts = { changes, reason };
    await audited(room, tx, { caller, act: 'cashier.set-channel', object: code, facts });
  },
});

async function check(room: CashierRoom, tx: Tx, wish: Wish) {
  const { channel, terms: before, version } = await channelNow(room, tx, wish.code);
  if (version !== wish.version) throw refuse('cashier.terms-changed');
  const terms = inFullForm(wish.terms);
  const changes = channelChanges(before, terms);
  if (changes.length === 0) throw refuse('cashier.terms-same');
  return { label: channel.name.EN, changes, terms };
}

/** Amounts with both decimals and account types in order, so that equal terms compare equal. */
function inFullForm(terms: ChannelTerms): ChannelTerms {
  const { fee, rules } = terms;
  const full = (text: string) => toDecimal(parseDecimal(text) ?? 0n);
  return {
    ...terms,
    minimum: full(terms.minimum),
    maximum: full(terms.maximum),
    fee: { ...fee, fixed: full(fee.fixed) },
    rules: {
      ...rules,
      accountTypes: rules.accountTypes.toSorted((a, b) => a - b),
      newMemberMaximum: full(rules.newMemberMaximum),
      firstDepositMaximum: full(rules.firstDepositMaximum),
    },
  };
}

/** The changes of a channel, newest first. Refuses: cashier.channel-unknown. */
export async function channelHistory(
  room: CashierRoom,
  tx: Tx,
  { code, cursor, pageSize }: Input<typeof contract.changes>,
): Promise<Output<typeof contract.changes>> {
  const { channel } = await channelNow(room, tx, code);
  const from = Number.parseInt(cursor ?? '', 10);
  const before = Number.isSafeInteger(from) && Math.abs(from) < 2 ** 31 ? from : null;
  const found = await listTerms(tx, { channel: code, before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize).map((row, n) => {
    const was = found[n + 1]?.terms ?? channel.terms;
    const { version, terms, reason, setBy: by, setAt } = row;
    const changes = channelChanges(was, terms);
    return { version, before: was, changes, reason, by, at: setAt.toISOString() };
  });
  return { rows, next: found.length > pageSize ? `${rows.at(-1)?.version}` : null };
}
