import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { requestDeposit } from './deposits/request-deposit.ts';
import { deskChannels, setChannelAct } from './channels/set-channel.ts';
import type { TestCashier } from './test-cashier.ts';
import { operator } from './withdrawals/test-withdrawals.ts';

type Part = Partial<Omit<ChannelTerms, 'rules'>> & { rules?: Partial<ChannelTerms['rules']> };

/** Helpers: an operator changes the terms of a channel, a member deposits under them. */
export const channelActs = (t: TestCashier) => {
  const now = async (code: string) => {
    const channels = await t.db.read((tx) => deskChannels(t.room, tx));
    const found = channels.find((each) => each.code === code);
    if (!found) throw new Error(`there is no channel ${code}`);
    return found;
  };
  const write = (wish: { code: string; terms: ChannelTerms; version: number }) =>
    t.db.tx((tx) => setChannelAct(t.room).run(tx, { ...wish, reason: 'a new season' }, operator));
  return {
    now,
    write,
    /** Sets these terms and takes the rest from the channel's code. */
    async set(code: string, part: Part): Promise<void> {
      const { version } = await now(code);
      const usual = t.room.channels.find((each) => each.code === code)?.terms;
      if (!usual) throw new Error(`there is no channel ${code}`);
      const rules = { ...usual.rules, ...part.rules };
      await write({ code, version, terms: { ...usual, ...part, rules } });
    },
    ask: (
      memberId: MemberId,
      wish: {
        channel: string;
        amount?: bigint;
        fields?: Record<string, string>;
        version?: number;
      },
    ) => t.db.tx((tx) => requestDeposit(t.room, tx, { memberId, amount: null, ...wish })),
    /** The balance of a house account over all lanes. */
    async house(name: `house:${string}` | `clearing:${string}`): Promise<bigint> {
      const names = [name];
      const held = await t.db.read((tx) => t.wallet.houseBalances(tx, { names, asset: 'BDT' }));
      return held.get(name) ?? 0n;
    },
  };
};
