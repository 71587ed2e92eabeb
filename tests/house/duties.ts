import { consoleRoutes as desks, type OperatorRole, type Route } from '@nokshi/contract';

/**
 * What each role of the house is there for, written down from its work and not from the table of
 * permissions: one line a duty, with the calls that it takes and who has it. The administrator has
 * all of them. A room whose reads or acts are one duty is named whole, so that a call added to it is a
 * part of that duty; a room with several names its calls. Checklist A-045; issue 4, the operator's side.
 */
type Duty = readonly [string, readonly OperatorRole[], readonly Route[]];
type Room = Readonly<Record<string, Route>>;

/** Calls that not every operator may make. */
const guarded = (room: Room) =>
  Object.values(room).filter(({ allow }) => typeof allow === 'object');
const reads = (...rooms: readonly Room[]) =>
  rooms.flatMap((room) => guarded(room).filter(({ method }) => method === 'GET'));
const acts = (...rooms: readonly Room[]) =>
  rooms.flatMap((room) => guarded(room).filter(({ method }) => method !== 'GET'));

const { identity, memberCare, memberType, members, cashier, wallet, site, settings, chat } = desks;
const { set: setChat, ...talk } = chat;
const { demo, ...statements } = desks.statements;
const PAGES = [desks.help, desks.terms, desks.posts, desks.banners, desks.resources] as const;

export const DUTIES: readonly Duty[] = [
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
      ...reads(desks.affiliates),
      desks.teamTransfers.line,
      desks.agentLine.memberMoves,
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
      desks.teamTransfers.list,
      desks.agentLine.roots,
      desks.agentLine.directs,
      desks.agentLine.path,
      desks.agentLine.moves,
      ...reads(cashier, desks.checkout, statements, desks.claims, desks.withdrawals),
      ...reads(desks.adjustments, desks.channels, desks.vouchers, wallet),
    ],
  ],
  ['writes notes about members', ['support', 'risk'], [identity.addMemberNote]],
  ['lets go who has to wait', ['support', 'risk'], guarded(desks.tries)],
  [
    'freezes members, ends their sessions, resets their factors, gives them a contact and labels',
    ['risk'],
    [
      identity.freeze,
      identity.unfreeze,
      identity.endMemberSession,
      memberCare.forgetMemberDevice,
      memberCare.resetFactors,
      memberCare.setContact,
      memberType.setLabels,
    ],
  ],
  ['takes a member’s own copy', ['risk'], [memberCare.exportMember]],
  ['proves the ledger', ['finance', 'risk'], acts(wallet)],
  [
    'pays out, refuses, and decides disputes',
    ['finance'],
    [
      ...acts(desks.withdrawals, cashier, desks.adjustments, desks.checkout, desks.claims),
      ...acts(statements),
      demo,
    ],
  ],
  [
    'sees who belongs together and what their money does',
    ['finance', 'risk', 'inspector'],
    reads(desks.risk),
  ],
  ['has withdrawals wait for a review, and lets them go on', ['risk'], acts(desks.risk)],
  [
    'sees how members are protected',
    ['support', 'finance', 'risk', 'inspector'],
    reads(desks.protection),
  ],
  ['sees who needs care', ['support', 'risk', 'inspector'], reads(desks.harm)],
  ['looks after members whose play may do them harm', ['support', 'risk'], acts(desks.harm)],
  ['chooses how members are protected', [], acts(desks.protection)],
  [
    'sets the terms of channels, issues and voids vouchers',
    ['finance'],
    acts(desks.channels, desks.vouchers),
  ],
  ['gives agents their codes', ['finance'], acts(desks.affiliates)],
  [
    'makes agents, and moves members in the team line',
    ['finance'],
    [memberType.setType, memberType.setUpline, desks.agentLine.withdraw],
  ],
  [
    'watches the contracts and rebates of agents, and the prize bases of members',
    ['support', 'finance', 'risk', 'inspector'],
    [
      ...reads(desks.memberBase, desks.agentContracts, desks.agentRuns, desks.agentRebates),
      desks.agentContracts.simulate,
      desks.agentRuns.recompute,
    ],
  ],
  [
    'offers and ends contracts of agents, and sets prize bases',
    ['finance'],
    [
      desks.agentContracts.offer,
      desks.agentContracts.withdraw,
      desks.agentContracts.end,
      desks.agentContracts.answerEnd,
      desks.memberBase.set,
    ],
  ],
  [
    'pays slips in place of agents, and clears what dividends carry',
    ['finance'],
    [desks.agentRuns.payInstead, desks.agentRuns.clearCarry],
  ],
  [
    'watches campaigns, and what members got by them',
    ['support', 'finance', 'risk', 'content', 'inspector'],
    reads(
      desks.campaigns,
      desks.promotionApplications,
      desks.raffles,
      desks.boards,
      desks.segments,
      desks.vip,
      desks.referrals,
      desks.envelopes,
      desks.wheels,
    ),
  ],
  [
    'makes campaigns, gives and ends rewards',
    ['finance'],
    acts(
      desks.promotionApplications,
      desks.campaigns,
      desks.raffles,
      desks.boards,
      desks.segments,
      desks.vip,
      desks.referrals,
    ),
  ],
  [
    'watches points, goods and orders of the mall',
    ['support', 'finance', 'risk', 'content', 'inspector'],
    reads(desks.points, desks.goods),
  ],
  [
    'decides orders, changes goods and the rates of points',
    ['finance'],
    acts(desks.points, desks.goods),
  ],
  ['watches the lotteries', ['finance', 'risk', 'inspector'], reads(desks.lottery)],
  [
    'sets lotteries up and makes issues void',
    ['finance', 'risk'],
    [desks.lottery.saveGame, desks.lottery.voidIssue],
  ],
  [
    'enters results of other draws',
    ['finance', 'risk'],
    [desks.lottery.enterResult, desks.lottery.confirmResult, desks.lottery.correctResult],
  ],
  [
    'watches the tables and the instant games',
    ['support', 'finance', 'risk', 'inspector'],
    reads(desks.tables, desks.instants),
  ],
  [
    'sets tables and instant games up, and makes rounds void',
    ['finance', 'risk'],
    acts(desks.tables, desks.instants),
  ],
  [
    'reads what members write to each other at tables',
    ['support', 'risk', 'inspector'],
    reads(desks.tableChat),
  ],
  [
    'removes messages at tables, mutes members there and keeps the forbidden words',
    ['support', 'risk'],
    acts(desks.tableChat),
  ],
  ['watches the jackpots', ['finance', 'risk', 'inspector'], reads(desks.jackpots)],
  [
    'looks at the floor',
    ['support', 'finance', 'risk', 'content', 'inspector'],
    reads(desks.catalogue),
  ],
  ['arranges the floor', ['content'], acts(desks.catalogue)],
  [
    'watches the vendors, and the money on its way to them',
    ['finance', 'risk', 'inspector'],
    reads(desks.vendors, desks.transfers, desks.freeRounds),
  ],
  [
    'switches vendors, compares their records, asks them about a transfer',
    ['finance'],
    acts(desks.vendors, desks.transfers),
  ],
  ['changes the keys of vendors', ['finance'], guarded(desks.vendorKeys)],
  [
    'gives members free rounds of vendors, and takes them back',
    ['finance'],
    acts(desks.freeRounds),
  ],
  [
    'watches what the slots return, their meters and their pots',
    ['finance', 'risk', 'inspector'],
    reads(desks.slots),
  ],
  ['closes alarms of returns, changes the terms of pots', ['finance', 'risk'], acts(desks.slots)],
  ['sets jackpots up and gives them money', ['finance'], acts(desks.jackpots)],
  ['sees what members and visitors ask', ['support', 'inspector'], reads(talk)],
  ['talks with members and visitors', ['support'], acts(talk)],
  ['answers feedback', ['support'], guarded(desks.feedback)],
  ['works on applications', ['support', 'finance', 'content'], guarded(desks.applications)],
  ['sees what was sent', ['support', 'inspector'], reads(desks.couriers)],
  [
    'sees notices and letters',
    ['support', 'content', 'inspector'],
    reads(desks.notices, desks.letters),
  ],
  ['writes letters', ['support', 'content'], acts(desks.letters)],
  [
    'sees the site as it is set up',
    ['support', 'content', 'inspector'],
    [...reads(...PAGES, site, settings), ...guarded(desks.content)],
  ],
  [
    'writes notices, help, news, banners and links',
    ['content'],
    [...acts(desks.notices, ...PAGES), ...guarded(desks.media)],
  ],
  ['reads the audit log', ['risk', 'inspector'], guarded(desks.records)],
  [
    'reports on days, takes reports along and says whose a file is',
    ['finance', 'risk', 'inspector'],
    guarded(desks.reports),
  ],
  [
    'changes how the house itself is set up',
    [],
    [
      ...acts(site, settings, desks.couriers),
      setChat,
      ...guarded(desks.proposals),
      ...guarded(desks.operators),
    ],
  ],
];
