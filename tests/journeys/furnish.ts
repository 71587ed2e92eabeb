import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { vi } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { makeAgent } from '../harness/team.ts';
import { agentOf, awarded, type Furnishing, guessed, talked } from './furnish-talks.ts';
import { ranked } from './furnish-boards.ts';
import { chanced } from './furnish-chances.ts';
import { underContract } from './furnish-contracts.ts';
import { paidIn } from './furnish-channels.ts';
import { seasonOfSlots } from './furnish-slots.ts';
import { playedAtVendor } from './furnish-vendor.ts';
import { eveningAtTables, playedAtTables, talkedAtTables } from './furnish-tables.ts';
import { lined } from './furnish-team.ts';
import { tilled } from './furnish-till.ts';
import { shopped } from './furnish-mall.ts';
import { reviewed, takenOut, workedOn } from './furnish-withdrawals.ts';
import { lookedAfter } from './harm-stories.ts';
import { withContact } from './sent-codes.ts';
import { playedMember } from './visits.ts';

/** Is asked for a code by phone or mail at each log-in from a browser of the tests. */
export const STEPPED = 'shapla';

const always = { from: null, until: null };
const BOTH = ['EN', 'BN'] as ('EN' | 'BN')[];

export type Furnished = {
  readonly member: HttpClient & { readonly memberId: string; readonly username: string };
  readonly admin: HttpClient;
  readonly agent: HttpClient;
  /** What the paths of the screens name in braces. */
  readonly names: Readonly<Record<string, string>>;
};

/** A house in which every screen has something to show. */
export async function furnish({ house, clock }: Furnishing): Promise<Furnished> {
  const member = await playedMember(house);
  const { rows } = await member.call(playerRoutes.records.wagers, { pageSize: 1 });
  const admin = await house.operator();
  // The proof of each minute may be running.
  await vi.waitFor(() => admin.call(consoleRoutes.wallet.verify, { scope: 'full' }), {
    timeout: 30_000,
    interval: 200,
  });
  await lookedAfter(admin, member.memberId);
  const post = await write(admin);
  await received(house, admin);
  const frozen = await acted(house, admin, member.memberId);
  await affiliated(house, admin);
  await awarded({ house, clock }, { member, admin });
  await reached(house, member.username);
  const chat = await talked(house, { member, admin });
  await playedAtVendor({ house, clock }, { member, admin });
  await seasonOfSlots(house, member);
  await eveningAtTables(house);
  await talkedAtTables(house, member);
  const atTables = await playedAtTables(member);
  const agent = await agentOf(house);
  await paidIn({ member, admin }, clock.now());
  const withdrawal = await takenOut(house, { taker: agent, admin });
  await shopped(house, { buyer: agent, admin });
  const disputed = await workedOn(house, admin);
  const till = await tilled(house, { member, admin });
  const round = rows[0]?.roundId ?? '';
  const line = await lined(house, agent);
  // Before time passes: a board begins with the minute.
  await ranked(admin);
  const chances = await chanced({ member, admin }, clock.now());
  await underContract({ house, clock }, line);
  const { memberId: middle } = line.middle;
  const held = await reviewed(house, admin, middle);
  // Last: who is held may try again after some minutes, and contracts let some pass.
  await guessed(house);
  const names = {
    member: member.memberId,
    frozen,
    round,
    post,
    chat,
    withdrawal,
    disputed,
    held,
    middle,
    ...atTables,
    ...till,
    ...chances,
  };
  return { member, admin, agent, names };
}

/** A number and a mail address of the member, and of one who is asked for a code to both. */
async function reached(house: RunningHouse, username: string): Promise<void> {
  await house.member(STEPPED);
  for (const each of [username, STEPPED]) {
    await withContact(house, { username: each, kind: 'sms', address: phoneOf(each) });
    await withContact(house, { username: each, kind: 'mail', address: `${each}@example.com` });
  }
  await house.database.pool.query(
    `update identity_contact set factor_since = now()
     where member_id = (select member_id from identity_member where username = $1)`,
    [STEPPED],
  );
}

const phoneOf = (username: string) => (username === STEPPED ? '+8801712000701' : '+8801712000702');

/** What operators write; the id of the post. */
async function write(admin: HttpClient): Promise<string> {
  const state = 'published' as const;
  await admin.call(consoleRoutes.notices.create, {
    state,
    doc: {
      type: 'PL',
      audience: 'all',
      pinned: true,
      languages: BOTH,
      title: { EN: 'Pumps in the cellar on Friday', BN: 'শুক্রবার তলঘরে পাম্প চলবে' },
      html: {
        EN: '<p>From six to seven in the morning. <strong>Your balance is not touched.</strong></p>',
        BN: '<p>সকাল ছয়টা থেকে সাতটা। <strong>আপনার ব্যালেন্সে কোনো হাত পড়বে না।</strong></p>',
      },
      ...always,
    },
  });
  const post = await admin.call(consoleRoutes.posts.create, {
    state,
    doc: {
      type: 'news',
      languages: BOTH,
      title: { EN: 'A new loom in the games room', BN: 'খেলাঘরে নতুন তাঁত' },
      summary: {
        EN: 'What the loom weaves, and how its odds were counted.',
        BN: 'তাঁতটি কী বোনে, আর তার সম্ভাবনা কীভাবে গোনা হয়েছে।',
      },
      html: {
        EN: '<h2>How it was counted</h2><p>Every combination was looked at once.</p>',
        BN: '<h2>যেভাবে গোনা হয়েছে</h2><p>প্রতিটি সমন্বয় একবার করে দেখা হয়েছে।</p>',
      },
      picture: null,
      ...always,
    },
  });
  await admin.call(consoleRoutes.resources.create, {
    state,
    doc: {
      resourceType: 'FACEBOOK',
      position: 1,
      url: 'https://facebook.com/nokshi',
      name: 'Facebook',
      qrCodeUrl: null,
    },
  });
  return post.id;
}

/** What came in from outside and went out. */
async function received(house: RunningHouse, admin: HttpClient): Promise<void> {
  await house.visitor().call(playerRoutes.join.apply, {
    name: 'Shirin Akter',
    contact: 'shirin@example.com',
    message: 'I run a reading room in Khulna and would like to lead a small team of agents.',
  });
  await admin.call(consoleRoutes.couriers.test, { kind: 'sms', to: '+8801712345678' });
  await house.runJobs();
}

/** An agent with a code, and what the house writes to agents. */
async function affiliated(house: RunningHouse, admin: HttpClient): Promise<void> {
  const member = await house.member();
  await makeAgent(house, member);
  const { username: agent } = member;
  const made = { code: 'khulna-readers', agent, reason: 'Agreed with the reading room' };
  await admin.call(consoleRoutes.affiliates.make, made);
  await admin.call(consoleRoutes.notices.create, {
    state: 'published',
    doc: {
      type: 'PL',
      audience: 'agents',
      pinned: false,
      languages: BOTH,
      title: { EN: 'Slips come at ten past', BN: 'দশ মিনিট পরে স্লিপ' },
      html: {
        EN: '<p>A slip is written ten minutes after its period ends.</p>',
        BN: '<p>মেয়াদ শেষ হওয়ার দশ মিনিট পরে স্লিপ তৈরি হয়।</p>',
      },
      ...always,
    },
  });
}

/** What operators did about members, and what waits for a second person; the frozen member. */
async function acted(house: RunningHouse, admin: HttpClient, id: string): Promise<string> {
  const support = await house.operator('support');
  const text = 'Called about the limits; explained how a week is counted.';
  await support.call(consoleRoutes.identity.addMemberNote, { id, text });
  const frozen = (await house.member()).memberId;
  const reason = 'Asked by phone to stop';
  await admin.call(consoleRoutes.identity.freeze, { id: frozen, reason });
  const rows = await admin.call(consoleRoutes.operators.operators, {});
  const second = rows.find(({ username }) => username === 'opsupport')?.id ?? '';
  await admin.call(consoleRoutes.operators.setRoles, { id: second, roles: ['admin'], reason });
  const rule = { act: 'identity.freeze', needed: true, above: null, reason } as const;
  await admin.call(consoleRoutes.proposals.setRule, rule);
  await admin.call(consoleRoutes.identity.freeze, { id, reason });
  return frozen;
}
