import {
  consoleRoutes as desks,
  OPERATOR_ROLES,
  type OperatorRole,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  type Route,
} from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

/**
 * What each role of the house is there for, written down from its work and not from the table of
 * permissions: one line a duty, with the calls that it takes and who has it. The administrator has
 * all of them. Checklist A-045; issue 4, the operator's side.
 */
type Duty = readonly [string, readonly OperatorRole[], readonly Route[]];

const { identity, memberCare, members, cashier, wallet, site, settings, chat } = desks;
const contentOf = (kind: Readonly<Record<'list' | 'create' | 'save' | 'undo', Route>>) => ({
  reads: [kind.list],
  writes: [kind.create, kind.save, kind.undo],
});
const [notices, ...pages] = [
  desks.notices,
  desks.help,
  desks.posts,
  desks.banners,
  desks.resources,
].map(contentOf);
const writesOf = (kind: (typeof pages)[number] | undefined) => kind?.writes ?? [];
const readsOf = (kind: (typeof pages)[number] | undefined) => kind?.reads ?? [];

const DUTIES: readonly Duty[] = [
  [
    'looks members up',
    ['support', 'finance', 'risk', 'inspector'],
    [
      identity.members,
      identity.member,
      identity.memberSessions,
      identity.memberNotes,
      identity.memberStanding,
      memberCare.memberSecurity,
      members.wagers,
      members.limits,
      desks.affiliates.affiliates,
      desks.teamTransfers.line,
    ],
  ],
  [
    'sees a member’s money and the ledger',
    ['support', 'finance', 'risk', 'inspector'],
    [
      members.balance,
      members.purses,
      members.withdrawals,
      members.entries,
      members.deposits,
      cashier.deposits,
      cashier.callbacks,
      desks.checkout.providers,
      desks.checkout.debts,
      desks.statements.lines,
      desks.statements.one,
      desks.claims.list,
      desks.claims.one,
      desks.claims.terms,
      desks.withdrawals.list,
      desks.withdrawals.one,
      desks.withdrawals.terms,
      desks.adjustments.list,
      desks.teamTransfers.list,
      desks.channels.list,
      desks.channels.changes,
      desks.vouchers.list,
      desks.vouchers.used,
      wallet.proof,
      wallet.totals,
      wallet.proofs,
      wallet.published,
    ],
  ],
  ['writes notes about members', ['support', 'risk'], [identity.addMemberNote]],
  ['lets go who has to wait', ['support', 'risk'], [desks.tries.tries, desks.tries.release]],
  [
    'freezes members, ends their sessions, resets their factors',
    ['risk'],
    [
      identity.freeze,
      identity.unfreeze,
      identity.endMemberSession,
      memberCare.forgetMemberDevice,
      memberCare.resetFactors,
    ],
  ],
  ['takes a member’s own copy', ['risk'], [memberCare.exportMember]],
  ['proves the ledger', ['finance', 'risk'], [wallet.verify, wallet.cancel]],
  [
    'pays out, refuses, and decides disputes',
    ['finance'],
    [
      desks.withdrawals.approve,
      desks.withdrawals.reject,
      desks.withdrawals.paid,
      desks.withdrawals.again,
      desks.withdrawals.resolve,
      desks.withdrawals.setTerms,
      cashier.creditDeposit,
      cashier.returnDeposit,
      desks.adjustments.adjust,
      desks.checkout.collect,
      desks.checkout.writeOff,
      desks.statements.preview,
      desks.statements.apply,
      desks.statements.match,
      desks.statements.undo,
      desks.statements.credit,
      desks.statements.close,
      desks.statements.demo,
      desks.claims.credit,
      desks.claims.refuse,
      desks.claims.answerComplaint,
      desks.claims.setTerms,
    ],
  ],
  [
    'sees how members are protected',
    ['support', 'finance', 'risk', 'inspector'],
    [desks.protection.profile],
  ],
  ['chooses how members are protected', [], [desks.protection.setProfile]],
  [
    'sets the terms of channels, issues and voids vouchers',
    ['finance'],
    [desks.channels.set, desks.vouchers.issue, desks.vouchers.codes, desks.vouchers.void],
  ],
  ['gives agents their codes', ['finance'], [desks.affiliates.make, desks.affiliates.turn]],
  [
    'watches the jackpots',
    ['finance', 'risk', 'inspector'],
    [desks.jackpots.pools, desks.jackpots.awards],
  ],
  [
    'looks at the floor',
    ['support', 'finance', 'risk', 'content', 'inspector'],
    [desks.catalogue.vendors, desks.catalogue.games, desks.catalogue.changes],
  ],
  [
    'arranges the floor',
    ['content'],
    [
      desks.catalogue.setVendor,
      desks.catalogue.setGame,
      desks.catalogue.preview,
      desks.catalogue.upload,
      desks.catalogue.undo,
    ],
  ],
  [
    'watches the studios, and the money on its way to them',
    ['finance', 'risk', 'inspector'],
    [
      desks.vendors.list,
      desks.vendors.differences,
      desks.transfers.list,
      desks.freeRounds.list,
      desks.freeRounds.games,
    ],
  ],
  [
    'switches studios, compares their records, asks them about a transfer',
    ['finance'],
    [desks.vendors.setMode, desks.vendors.reconcile, desks.transfers.askAgain],
  ],
  [
    'changes the keys of studios',
    ['finance'],
    [desks.vendorKeys.changeKey, desks.vendorKeys.endKey, desks.vendorKeys.showKey],
  ],
  [
    'gives members free rounds of studios, and takes them back',
    ['finance'],
    [desks.freeRounds.preview, desks.freeRounds.grant, desks.freeRounds.takeBack],
  ],
  [
    'watches what the slots return, their meters and their pots',
    ['finance', 'risk', 'inspector'],
    [
      desks.slots.desk,
      desks.slots.game,
      desks.slots.check,
      desks.slots.alarms,
      desks.slots.jackpots,
    ],
  ],
  [
    'closes alarms of returns, changes the terms of pots',
    ['finance', 'risk'],
    [desks.slots.closeAlarm, desks.slots.terms, desks.slots.switch],
  ],
  [
    'sets jackpots up and gives them money',
    ['finance'],
    [desks.jackpots.save, desks.jackpots.cover, desks.jackpots.pause],
  ],
  [
    'sees what members and visitors ask',
    ['support', 'inspector'],
    [chat.desk, chat.list, chat.show, chat.file, chat.setting],
  ],
  [
    'talks with members and visitors',
    ['support'],
    [chat.presence, chat.answer, chat.attach, chat.seen, chat.take, chat.handOver, chat.close],
  ],
  ['answers feedback', ['support'], [desks.feedback.list, desks.feedback.work]],
  [
    'works on applications',
    ['support', 'content'],
    [desks.applications.list, desks.applications.work],
  ],
  [
    'sees what was sent',
    ['support', 'inspector'],
    [desks.couriers.messages, desks.couriers.settings],
  ],
  [
    'sees notices and letters',
    ['support', 'content', 'inspector'],
    [...readsOf(notices), desks.letters.list],
  ],
  [
    'writes letters',
    ['support', 'content'],
    [desks.letters.audience, desks.letters.send, desks.letters.withdraw],
  ],
  [
    'sees the site as it is set up',
    ['support', 'content', 'inspector'],
    [
      ...pages.flatMap(readsOf),
      desks.content.preview,
      site.status,
      settings.brand,
      settings.flags,
      settings.regions,
      settings.domains,
      settings.elsewhere,
      settings.team,
      settings.registration,
      settings.changes,
    ],
  ],
  [
    'writes notices, help, news, banners and links',
    ['content'],
    [...writesOf(notices), ...pages.flatMap(writesOf), desks.media.upload],
  ],
  ['reads the audit log', ['risk', 'inspector'], [desks.records.audit]],
  [
    'reports on days, takes reports along and says whose a file is',
    ['finance', 'risk', 'inspector'],
    Object.values(desks.reports),
  ],
  [
    'changes how the house itself is set up',
    [],
    [
      site.setStatus,
      settings.setBrand,
      settings.setFlags,
      settings.setRegions,
      settings.setDomains,
      settings.setElsewhere,
      settings.setTeam,
      settings.setRegistration,
      chat.set,
      desks.couriers.set,
      desks.couriers.test,
      desks.proposals.rules,
      desks.proposals.setRule,
      ...Object.values(desks.operators).filter((route) => typeof route.allow === 'object'),
    ],
  ],
];

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

/** A write goes out with a body that cannot be read, so whoever is let in changes nothing. */
async function letIn(who: HttpClient, { method, path }: Route): Promise<boolean> {
  const cookie = Object.entries(who.cookies())
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const url = house.consoleOrigin + path.replace(/:\w+/g, `mbr_${'0'.repeat(32)}`);
  const answer = await fetch(url, {
    method,
    headers: {
      cookie,
      origin: house.consoleOrigin,
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      'idempotency-key': 'duties-0001',
    },
    ...(method === 'GET' ? {} : { body: '{ not JSON' }),
  });
  const { code } = (await answer.json()) as { code?: string };
  if (code === 'edge.not-logged-in') throw new Error(`${method} ${path} took nobody for somebody`);
  return code !== 'edge.forbidden';
}

/** What a post of the inspector does: it writes nothing but what was taken along. */
const HARMLESS: readonly Route[] = [desks.content.preview, desks.reports.exportReport];

describe('the roles of the house', () => {
  it('have an inspector who sees all that a desk shows by a read right, and changes nothing', () => {
    const may = ROLE_PERMISSIONS.inspector;
    const all = Object.values(desks).flatMap((room): Route[] => Object.values(room));
    const opened = all.filter(
      ({ allow }) => typeof allow === 'object' && may.includes(allow.permission),
    );
    const acts = opened.filter((route) => route.method !== 'GET' && !HARMLESS.includes(route));
    expect(acts.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(PERMISSIONS.filter((one) => one.endsWith('read') && !may.includes(one))).toEqual([]);
  });

  it('have every call of the console among their duties, once', () => {
    const named = DUTIES.flatMap(([, , routes]) => routes);
    const all = Object.values(desks)
      .flatMap((room): Route[] => Object.values(room))
      .filter(({ allow }) => typeof allow === 'object');
    const without = all.filter((route) => named.filter((each) => each === route).length !== 1);
    expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(named).toHaveLength(all.length);
  });

  it.each(OPERATOR_ROLES)('%s may do what its duties take, and nothing else', async (role) => {
    const who = await house.operator(role);
    const wrong: string[] = [];
    for (const [duty, roles, routes] of DUTIES) {
      const due = role === 'admin' || roles.includes(role);
      for (const route of routes)
        if ((await letIn(who, route)) !== due)
          wrong.push(`${duty}: ${route.method} ${route.path} ${due ? 'refuses' : 'lets in'}`);
    }
    expect(wrong).toEqual([]);
  });
});
