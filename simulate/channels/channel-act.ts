import type { Deposit } from '@nokshi/contract/player/cashier.ts';
import type { Channel, Person, World } from '../world.ts';

/** How a person pays in through channels of one kind. A new kind is one more file like this. */
export type ChannelAct = {
  readonly kind: string;
  /** After the house has taken the request; may take as long as it takes. */
  follow(world: World, person: Person, asked: Asked): Promise<void>;
};

export type Asked = {
  readonly channel: Channel;
  readonly deposit: Deposit;
  readonly press?: string;
};
