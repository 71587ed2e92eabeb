import { playerRoutes } from '@nokshi/contract';
import { deposit } from '../acts/deposit.ts';
import { picture } from '../acts/picture.ts';
import type { Person, World } from '../world.ts';
import type { Story } from './story.ts';

const { cashier, claims } = playerRoutes;
const UNTIL_TOLD_MS = 60_000;

/** A channel reports a payment as failed; the member who paid it files a claim. Twice. */
export const claim: Story = {
  name: 'claim',
  needsBeside: false,
  async tell(world, [person]) {
    if (!person) return;
    for (const amount of ['300.17', '450.17']) {
      // 17 paisa: the demo bank says that it failed.
      const unpaid = { do: 'deposit', amount, turn: 0, by: 'demo-bank', unpaid: true } as const;
      await deposit(world, person, unpaid);
      await world.life.pause(UNTIL_TOLD_MS);
      await file(world, person);
    }
  },
};

async function file({ ask }: World, person: Person): Promise<void> {
  const page = await ask(person, cashier.deposits, {
    input: { pageSize: 1 },
    as: 'look at deposits',
  });
  const [failed] = page?.rows ?? [];
  if (!failed) return;
  await ask(person, claims.file, {
    input: {
      about: failed.id,
      reference: `TRX ${failed.id.slice(-8)}`,
      words: 'I paid and it did not arrive.',
      proofs: [await picture()],
    },
    as: 'claim a deposit',
  });
}
