import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { ChatSetting } from '@nokshi/contract/console/chat.ts';
import type { HttpClient } from '../harness/client.ts';
import { slip } from '../harness/slip.ts';
import { solveWork } from '../harness/solve-work.ts';
import type { Ground, Story } from './ground.ts';

const BOTH = { EN: '-', BN: '-' };
const reason = '-';
const { chat, letters, feedback, jackpots } = consoleRoutes;

/** The member's conversation, taken by whoever plants. */
async function taken({ admin }: Ground): Promise<string> {
  const { rows } = await admin.call(chat.list, { view: 'mine' });
  if (rows[0]) return rows[0].chatId;
  const waiting = (await admin.call(chat.list, { view: 'waiting' })).rows;
  const chatId = waiting.find(({ member }) => member !== null)?.chatId ?? '';
  await admin.call(chat.take, { chatId, from: null });
  return chatId;
}

async function closedSetting({ admin }: Ground): Promise<object> {
  const { setting, version } = await admin.call(chat.setting, {});
  const closed: ChatSetting = {
    ...setting,
    hours: Array.from({ length: 7 }, () => null),
    closedWords: BOTH,
    readyAnswers: [{ title: '-', words: BOTH }],
  };
  return { setting: closed, version };
}

const poolOf = async (admin: HttpClient, fits: (state: string) => boolean) =>
  (await admin.call(jackpots.pools, {})).pools.find(({ state }) => fits(state))?.poolId;

/** What people write to each other, and what is promised to many; in this order. */
export const TALK_STORIES: Readonly<Record<string, Story>> = {
  'player.feedback.send': async ({ visitor }) => ({
    type: 'game',
    content: '-',
    contact: '-',
    geetest: solveWork(await visitor.call(playerRoutes.identity.proofOfWork, {})),
  }),
  'player.feedback.ask': async ({ visitor }) => ({
    content: '-',
    contact: '-',
    geetest: solveWork(await visitor.call(playerRoutes.identity.proofOfWork, {})),
  }),
  'console.feedback.work': async ({ admin }) => {
    const { rows } = await admin.call(feedback.list, {});
    const [{ number = '', version = 0 } = {}] = rows;
    return { number, state: 'answered', answer: '-', version };
  },
  'player.chat.write': () => ({ words: '-' }),
  'player.chat.attach': async () => ({ name: '-', base64: await slip() }),
  'console.chat.answer': async (ground) => ({ chatId: await taken(ground), words: '-' }),
  'console.chat.attach': async (ground) => ({
    chatId: await taken(ground),
    name: '-',
    base64: await slip(),
  }),
  'console.chat.set': closedSetting,
  'console.letters.withdraw': async ({ admin }) => {
    await admin.call(letters.send, {
      audience: { to: 'all' },
      title: { EN: 'Sent too early', BN: 'আগেভাগে পাঠানো' },
      text: { EN: 'It is taken back.', BN: 'এটি ফিরিয়ে নেওয়া হয়েছে।' },
      reason: 'To be taken back',
    });
    const { rows } = await admin.call(letters.list, {});
    return { id: rows[0]?.id, reason };
  },
  'console.letters.send': () => ({ audience: { to: 'all' }, title: BOTH, text: BOTH, reason }),
  'console.jackpots.save': () => ({
    poolId: null,
    terms: {
      name: BOTH,
      seed: '10.00',
      cap: '200000.00',
      step: '1.00',
      stepMs: 3_000,
      leastStake: '1.00',
      categories: [],
      from: null,
      until: null,
    },
    version: 0,
    reason,
  }),
  'console.jackpots.cover': async ({ admin }) => ({
    poolId: await poolOf(admin, (state) => state === 'WAITING'),
    direction: 'add',
    amount: '300000.00',
    reason,
  }),
  'console.jackpots.pause': async ({ admin }) => ({
    poolId: await poolOf(admin, (state) => state === 'RUNNING'),
    paused: true,
    reason,
  }),
  'console.freeRounds.takeBack': async ({ admin }) => {
    const { rows } = await admin.call(consoleRoutes.freeRounds.list, {});
    return { reference: rows[0]?.reference, reason };
  },
  'console.vendors.setMode': async ({ admin }) => {
    const { rows } = await admin.call(consoleRoutes.vendors.list, {});
    const vendor = rows.at(-1);
    return { vendor: vendor?.vendor, version: vendor?.version, mode: 'NO_BETS', reason };
  },
};
