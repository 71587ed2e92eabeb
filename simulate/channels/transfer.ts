import { playerRoutes } from '@nokshi/contract';
import type { ChannelAct } from './channel-act.ts';

/** The person pays at a bank and says so; it comes when an operator takes the bank's statement. */
export const transfer: ChannelAct = {
  kind: 'transfer',
  async follow({ ask }, person, { deposit: { id } }) {
    await ask(person, playerRoutes.checkout.tell, {
      input: { id, reference: `BANK ${id.slice(-8)}`, proofs: [] },
      as: 'tell of a transfer',
    });
  },
};
