import { playerRoutes } from '@nokshi/contract';
import { CHANNEL_ACTS } from '../channels/index.ts';
import type { Act } from '../plan/day.ts';
import type { Channel, Person, World } from '../world.ts';
import { paisa } from '../paisa.ts';

type Deposit = Extract<Act, { do: 'deposit' }>;

/** Limits of the member's own, and a channel that has enough of them on the way. */
const MAY = [
  'cashier.too-many-pending',
  'limits.deposit-limit',
  'limits.time-out',
  'limits.self-excluded',
  'identity.restricted',
] as const;

/** Pays in through the next channel in turn, whichever the house offers. */
export async function deposit(world: World, person: Person, act: Deposit): Promise<void> {
  const { ask, tally } = world;
  const { cashier } = playerRoutes;
  const offered = await ask(person, cashier.channels, { input: {}, as: 'look at channels' });
  const channel = offered && chosen(world, offered, act);
  if (!channel) return;
  const how = CHANNEL_ACTS.find(({ kind }) => kind === channel.kind);
  if (!how) {
    const { code, kind } = channel;
    tally.fault(`the channel ${code} is of a kind (${kind}) that has no file in simulate/channels`);
    return;
  }
  const asked = await ask(person, cashier.requestDeposit, {
    input: { channel: channel.code, ...written(world, channel, act) },
    as: `deposit by ${channel.code}`,
    may: MAY,
    key: world.newKey(),
  });
  if (!asked || act.unpaid) return;
  const follow = () =>
    how.follow(world, person, {
      channel,
      deposit: asked,
      ...(act.press && { press: act.press }),
    });
  if (act.meanwhile) world.life.begin(follow);
  else await follow();
}

/** What the form of a channel asks for: an amount, or the code of a voucher. */
function written({ vouchers }: World, channel: Channel, { amount }: Deposit) {
  if (channel.asksAmount) return { amount: within(channel, amount) };
  const [field] = channel.fields;
  return { fields: { [field?.field ?? '']: vouchers.pop() ?? '' } };
}

/** One that takes something: without a voucher nobody chooses to redeem one. */
function chosen(
  { vouchers }: World,
  all: readonly Channel[],
  { turn, by }: Deposit,
): Channel | undefined {
  const offered = all.filter(
    ({ asksAmount, open, depositsMissing }) =>
      open && depositsMissing === 0 && (asksAmount || vouchers.length > 0),
  );
  const fit = offered.filter(({ code, kind }) => by === undefined || kind === by || code === by);
  const from = fit.length > 0 ? fit : offered;
  return from[turn % from.length];
}

/** The amount, or what the channel takes at least or at most. */
export function within({ minimum, maximum }: Channel, amount: string): string {
  if (paisa(amount) < paisa(minimum)) return minimum;
  return paisa(amount) > paisa(maximum) ? maximum : amount;
}
