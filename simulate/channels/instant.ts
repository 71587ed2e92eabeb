import type { ChannelAct } from './channel-act.ts';

/** The money is there in the answer; there is nothing to wait for. */
export const instant: ChannelAct = {
  kind: 'instant',
  async follow(world, _person, { deposit }) {
    if (deposit.state !== 'CREDITED' && deposit.state !== 'REVIEW')
      world.tally.fault(`an instant deposit was answered ${deposit.state}`);
  },
};
