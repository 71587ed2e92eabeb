import { playerRoutes } from '@nokshi/contract';
import type { Person, World } from '../world.ts';
import type { Asked, ChannelAct } from './channel-act.ts';

const LOOK_EVERY_MS = 10_000;
const LOOKS = 6;
const PAGE_LOOK_EVERY_MS = 2_000;
const PAGE_LOOKS = 10;
/** Buttons of the reference provider's page. */
export const CASES = ['pay', 'less', 'twice', 'taken-back', 'silent', 'fail', 'late'] as const;

/** The channel tells the house later; the person looks now and then, and goes on after a minute. */
export const callback: ChannelAct = {
  kind: 'callback',
  async follow(world, person, asked) {
    const { deposit } = asked;
    await payElsewhere(world, person, asked);
    for (let look = 0; look < LOOKS; look += 1) {
      await world.life.pause(LOOK_EVERY_MS);
      const now = await world.ask(person, playerRoutes.cashier.deposit, {
        input: { id: deposit.id },
        as: 'look for a deposit',
      });
      if (now && now.state !== 'PENDING') return;
    }
  },
};

/** On the provider's own page, where the deposit has one: by each of its cases in turn. */
async function payElsewhere(world: World, person: Person, asked: Asked): Promise<void> {
  const { id } = asked.deposit;
  for (let look = 0; look < PAGE_LOOKS; look += 1) {
    const payment = await world.ask(person, playerRoutes.checkout.payment, {
      input: { id },
      as: 'look how to pay',
    });
    if (payment?.way !== 'link') return;
    if (payment.url) return press(world, { url: payment.url, wanted: asked.press });
    await world.life.pause(PAGE_LOOK_EVERY_MS);
  }
  world.tally.fault('a provider’s page was not made in time');
}

type Pressed = { readonly url: string; readonly wanted: string | undefined };

async function press({ tally, nextTurn }: World, { url, wanted }: Pressed): Promise<void> {
  const chosen = wanted ?? CASES[nextTurn() % CASES.length] ?? 'pay';
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ case: chosen }),
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  tally.count(`pay at the provider: ${chosen}`, answer.status === 303 ? 'done' : 'not taken');
  if (answer.status !== 303) tally.fault(`the provider answered ${answer.status}`);
}
