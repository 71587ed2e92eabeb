import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';
import type { wallClock } from '../harness/clock.ts';
import { newAddress, type RunningHouse } from '../harness/house.ts';
import { slip } from '../harness/slip.ts';
import { setType } from '../harness/team.ts';

type Member = HttpClient & { readonly memberId: string; readonly username: string };
type People = { readonly member: Member; readonly admin: HttpClient };

/** A house and the clock that it goes by. */
export type Furnishing = {
  readonly house: RunningHouse;
  readonly clock: ReturnType<typeof wallClock>;
};

const { chat, feedback, jackpots, letters } = consoleRoutes;

/** What members, visitors and operators write to each other; the member's conversation. */
export async function talked(house: RunningHouse, { member, admin }: People): Promise<string> {
  await asked(house, { member, admin });
  await admin.call(letters.send, {
    audience: { to: 'members', usernames: [member.username] },
    title: { EN: 'Your documents are in order', BN: 'আপনার কাগজপত্র ঠিক আছে' },
    text: {
      EN: 'We have looked at what you sent.\nYou need not do anything more.',
      BN: 'আপনি যা পাঠিয়েছেন তা আমরা দেখেছি।\nআপনাকে আর কিছু করতে হবে না।',
    },
    reason: 'Asked for by telephone',
  });
  const say = (who: HttpClient, words: string) =>
    who.call(playerRoutes.chat.write, { words }, { key: randomUUID() });
  await say(member, 'Good evening. My deposit of ৳500 has not come yet.');
  await member.call(playerRoutes.chat.attach, { name: 'slip.png', base64: await slip() });
  const chatId = (await admin.call(chat.list, { view: 'waiting' })).rows[0]?.chatId ?? '';
  await admin.call(chat.take, { chatId, from: null });
  const words = 'Good evening. It came two minutes ago: you find it under Transactions.';
  await admin.call(chat.answer, { chatId, words }, { key: randomUUID() });
  await say(member, 'Thank you, I see it now.');
  await say(house.visitor(), 'আমি কীভাবে নিবন্ধন করব?');
  await setReadyAnswer(admin);
  return chatId;
}

async function setReadyAnswer(admin: HttpClient): Promise<void> {
  const { setting, version } = await admin.call(chat.setting, {});
  const words = { EN: 'Good day. How can we help?', BN: 'শুভ দিন। কীভাবে সাহায্য করতে পারি?' };
  const readyAnswers = [{ title: 'Good day', words }];
  await admin.call(chat.set, { setting: { ...setting, readyAnswers }, version });
}

/** One question that was answered, a longer one to customer service, and one that waits. */
async function asked(house: RunningHouse, { member, admin }: People): Promise<void> {
  const ask = (content: string) =>
    member.call(playerRoutes.feedback.send, { type: 'withdrawal', content });
  const { number } = await ask('How long does a withdrawal take on a Friday?');
  const answer = 'As on any other day: an hour at most.';
  const { rows } = await admin.call(feedback.list, {});
  const version = rows.find((row) => row.number === number)?.version ?? 0;
  await admin.call(feedback.work, { number, state: 'answered', answer, version });
  await member.call(playerRoutes.feedback.ask, {
    content:
      'On Thursday evening I asked for a withdrawal, and on Friday morning for another one.\n\n' +
      'Only the second has come so far. Is the first one still on its way, or do I have to ask again?',
  });
  await ask('কিস্তিতে উত্তোলন করা যায় কি?');
}

/** A small jackpot that has fallen to the member, whose cover is used up. */
export async function awarded(
  { house, clock }: Furnishing,
  { member, admin }: People,
): Promise<void> {
  const reason = 'For the evening';
  await admin.call(jackpots.save, {
    poolId: null,
    terms: {
      name: { EN: 'Evening jackpot', BN: 'সন্ধ্যার জ্যাকপট' },
      seed: '10.00',
      cap: '10.01',
      step: '0.01',
      stepMs: 1_000,
      leastStake: '1.00',
      categories: ['RNG'],
      from: null,
      until: null,
    },
    version: 0,
    reason,
  });
  const { pools } = await admin.call(jackpots.pools, {});
  const poolId = pools.find(({ terms }) => terms.name.EN === 'Evening jackpot')?.poolId ?? '';
  const cover = { poolId, direction: 'add', amount: '15.00', reason } as const;
  await admin.call(jackpots.cover, cover, { key: randomUUID() });
  const until = async (told: () => Promise<boolean>) => {
    for (let tick = 0; tick < 60; tick += 1) {
      clock.advance(1_000);
      await house.runJobs();
      if (await told()) return;
    }
    throw new Error('the jackpot has not come so far');
  };
  // Only what is staked after a cycle began counts in it.
  await until(async () => {
    const { pools: now } = await admin.call(jackpots.pools, {});
    return now.some((pool) => pool.poolId === poolId && pool.running !== null);
  });
  const { launchToken } = await member.call(playerRoutes.slots.launch, { gameId: 'kantha-lines' });
  const spin = { key: randomUUID(), bearer: launchToken };
  await member.call(playerRoutes.slots.spin, { stake: '2.00' }, spin);
  await until(async () => (await admin.call(jackpots.awards, {})).rows.length > 0);
}

/** An agent; type 2 leads a team. */
export async function agentOf(house: RunningHouse): Promise<HttpClient> {
  const agent = await house.member();
  await setType(house, agent, 2);
  return agent;
}

/** Somebody guesses at a password until they are held. */
export async function guessed(house: RunningHouse): Promise<void> {
  const { username } = await house.member('guessedat');
  for (let n = 0; n < 8; n += 1) {
    const wrong = { username, password: `wrong ${n}` };
    const headers = { 'x-forwarded-for': newAddress() };
    await house.visitor().send(playerRoutes.identity.login, wrong, { headers });
  }
}
