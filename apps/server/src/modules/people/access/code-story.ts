import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { deleteOldTries } from './store/tries.ts';
import { putContact } from '../identity/store/contacts.ts';
import {
  type Browser,
  openTestRoom,
  registration,
  type TestRoom,
} from '../operators/test-people.ts';

const { identity, codes } = playerRoutes;
/** Longer than any story of a file. */
const LATER = new Date('2030-01-01T00:00:00.000Z');

type Story = {
  test: TestRoom;
  rahim: string;
  /** Each story has numbers of its own, since requests for codes are counted by number. */
  number: string;
  stranger: string;
};

/** For the tests of codes: before each of them a member with a number and an email address. */
export function codeStory() {
  const story = {} as Story;
  let stories = 0;
  beforeAll(async () => {
    story.test = await openTestRoom();
  });
  beforeEach(async () => {
    const { test } = story;
    story.rahim = test.begin();
    // The clock moves on a day, so all counters are empty again.
    await test.db.tx((tx) => deleteOldTries(tx, LATER));
    stories++;
    story.number = `+88017${String(stories).padStart(4, '0')}0001`;
    story.stranger = `+88018${String(stories).padStart(4, '0')}0002`;
    await test.browser(`192.0.2.${stories}`).call(identity.register, registration(story.rahim));
    await withContacts(story);
    test.outbox.length = 0;
  });
  afterAll(() => story.test.close());
  return Object.assign(story, {
    /** The digits that the couriers got last. */
    async digitsSent(): Promise<string> {
      await story.test.runJobs();
      return story.test.outbox.at(-1)?.code ?? '';
    },
    askLogin: (browser: Browser, mobileNum = story.number) =>
      browser.call(codes.askWithoutLogin, { mobileNum }),
    loginWith: (browser: Browser, verificationCode: string, mobileNum = story.number) =>
      browser.call(identity.login, {
        type: 'sms',
        mobileNum,
        countryDialingCode: '+880',
        verificationCode,
      }),
  });
}

async function withContacts({ test, rahim, number }: Story): Promise<void> {
  const { brandId } = test.site.brand();
  const contacts = { sms: number, mail: `${rahim}@example.com` };
  const now = test.clock.now();
  await test.db.tx(async (tx) => {
    const member = await test.identity.memberByUsername(tx, rahim);
    if (!member) throw new Error('no member');
    for (const kind of ['sms', 'mail'] as const) {
      const { memberId } = member;
      const address = contacts[kind];
      await putContact(tx, { memberId, brandId, kind, address, verifiedAt: now, now });
    }
  });
}
