import {
  consoleRoutes,
  type Input,
  type Output,
  playerRoutes,
  type Route,
  type Sent,
} from '@nokshi/contract';
import type { HttpClient } from '../../tests/harness/client.ts';

/** One list as somebody asks for it. */
export type Call = { readonly name: string; send(): Promise<unknown> };

type Who = { readonly member: HttpClient; readonly operator: HttpClient; readonly busy: string };

const PAGE = { pageSize: 50 } as const;
const DEEP_PAGES = 60;

/**
 * Every list that grows with the house, as its desk filters it, with its first page and one deep
 * inside; and whatever else can be asked for without saying more, so that none is forgotten.
 */
export async function callsOf(who: Who): Promise<Call[]> {
  const asked = new Set<Route>();
  const ask = askerOf(asked);
  const calls = [
    ...(await ofPlay(who, ask)),
    ...(await ofTheTill(who, ask)),
    ...(await ofOperators(who, ask)),
    ...ofDays(who, ask),
  ];
  for (const [client, routes, id] of [
    [who.member, playerRoutes, undefined],
    [who.operator, consoleRoutes, who.busy],
  ] as const)
    for (const [room, all] of Object.entries(routes))
      for (const [name, route] of Object.entries(all as Record<string, Route>))
        if (!asked.has(route) && canBeAsked(route, id))
          calls.push(...(await ask.paged(client, route, [`${room}.${name}`, inputOf(route, id)])));
  return calls;
}

/** What needs no more than a member, and changes nothing but a picture to be read. */
const canBeAsked = (route: Route, id: string | undefined): boolean =>
  route.method === 'GET' &&
  !/captcha|launch|files|export/.test(route.path) &&
  route.input.safeParse(inputOf(route, id)).success;

const inputOf = (route: Route, id: string | undefined) => ({
  ...(route.path.includes('/members/:id') && { id }),
  ...('shape' in route.input && 'pageSize' in (route.input.shape as object) && PAGE),
});

type Ask = ReturnType<typeof askerOf>;

async function ofPlay({ member, operator, busy }: Who, { one, paged }: Ask): Promise<Call[]> {
  const { records } = playerRoutes;
  const desk = consoleRoutes;
  const range = rangeOf(90);
  const mine = { ...PAGE, ...range };
  const theirs = { id: busy, ...mine };
  return [
    ...(await paged(member, records.wagers, ['my wagers', mine])),
    one(member, records.wagers, ['my wagers of a game', { ...mine, gameId: 'kantha-lines' }]),
    one(member, records.wagers, ['my wagers of a product', { ...mine, category: 'RNG' }]),
    ...(['won', 'lost', 'open', 'void'] as const).map((end) =>
      one(member, records.wagers, [`my wagers, ${end}`, { ...mine, end }]),
    ),
    ...(await paged(member, records.entries, ['my account', PAGE])),
    ...(await paged(member, records.entries, ['my account of 90 days', mine])),
    ...(['deposit', 'win', 'adjustment'] as const).map((kind) =>
      one(member, records.entries, [`my account of 90 days, ${kind}`, { ...mine, kind }]),
    ),
    one(member, records.net, ['my net of 90 days', range]),
    ...(await paged(operator, desk.members.wagers, ['a member’s wagers', theirs])),
    ...(await paged(operator, desk.members.entries, ['a member’s entries', theirs])),
    ...(['deposit', 'adjustment'] as const).map((kind) =>
      one(operator, desk.members.entries, [`a member’s entries, ${kind}`, { ...theirs, kind }]),
    ),
    one(operator, desk.members.purses, ['a member’s balance explained', { id: busy }]),
  ];
}

async function ofTheTill({ operator, busy }: Who, { one, paged }: Ask): Promise<Call[]> {
  const desk = consoleRoutes;
  const { deposits } = desk.cashier;
  const { list } = desk.withdrawals;
  return [
    ...(await paged(operator, deposits, ['deposits', PAGE])),
    ...['PENDING', 'REVIEW', 'EXPIRED', 'CREDITED'].map((state) =>
      one(operator, deposits, [`deposits, ${state}`, { ...PAGE, state }]),
    ),
    ...(await paged(operator, list, ['withdrawals', PAGE])),
    ...(['waiting', 'disputed', 'paid', 'ended'] as const).map((queue) =>
      one(operator, list, [`withdrawals, ${queue}`, { ...PAGE, queue }]),
    ),
    one(operator, list, ['withdrawals of a member', { ...PAGE, memberId: busy }]),
    ...(await paged(operator, desk.claims.list, ['claims, open', PAGE])),
    ...(await paged(operator, desk.claims.list, [
      'claims, answered',
      { ...PAGE, queue: 'answered' },
    ])),
    ...(await paged(operator, desk.statements.lines, ['lines of statements', PAGE])),
    ...(await paged(operator, desk.statements.lines, [
      'lines of statements, unmatched',
      { ...PAGE, state: 'UNMATCHED' },
    ])),
    await first(operator, desk.statements, (id) =>
      one(operator, desk.statements.one, ['one line with what it may have paid', { id }]),
    ),
    ...(await paged(operator, desk.adjustments.list, ['adjustments', PAGE])),
    one(operator, desk.adjustments.list, ['adjustments of a member', { ...PAGE, memberId: busy }]),
    ...(await paged(operator, desk.teamTransfers.list, ['team transfers', PAGE])),
    one(operator, desk.teamTransfers.list, ['team transfers of a day', { ...PAGE, day: day(200) }]),
    ...['busybody', 'bench77'].map((member) =>
      one(operator, desk.teamTransfers.list, [`team transfers of ${member}`, { ...PAGE, member }]),
    ),
  ];
}

/** The newest line that nobody matched. */
async function first(
  operator: HttpClient,
  { lines }: typeof consoleRoutes.statements,
  then: (id: string) => Call,
): Promise<Call> {
  const { rows } = await operator.call(lines, { state: 'UNMATCHED', pageSize: 1 });
  return then(rows[0]?.id ?? '');
}

async function ofOperators({ operator }: Who, { one, paged }: Ask): Promise<Call[]> {
  const desk = consoleRoutes;
  return [
    ...(await paged(operator, desk.records.audit, ['audit log', PAGE])),
    one(operator, desk.records.audit, ['audit log of an act', { ...PAGE, act: 'bench.act-7' }]),
    one(operator, desk.records.audit, ['audit log of a desk', { ...PAGE, operator: 'desk-7' }]),
    one(operator, desk.records.audit, [
      'audit log of a desk and an act it never did',
      { ...PAGE, operator: 'desk-7', act: 'bench.act-3' },
    ]),
    ...(await paged(operator, desk.identity.members, ['members', PAGE])),
    ...['bench77', 'bench'].map((query) =>
      one(operator, desk.identity.members, [`members, ${query}…`, { ...PAGE, query }]),
    ),
    ...(await paged(operator, desk.proposals.proposals, ['proposals', PAGE])),
    one(operator, desk.proposals.proposals, ['proposals, waiting', { ...PAGE, state: 'PENDING' }]),
    one(operator, desk.proposals.proposals, ['proposals, expired', { ...PAGE, state: 'EXPIRED' }]),
    ...(await paged(operator, desk.couriers.messages, ['messages sent', PAGE])),
    one(operator, desk.couriers.messages, ['messages, failed', { ...PAGE, state: 'failed' }]),
    one(operator, desk.couriers.messages, ['messages, waiting', { ...PAGE, state: 'queued' }]),
    one(operator, desk.couriers.messages, [
      'messages to a number',
      { ...PAGE, to: '8801700000077' },
    ]),
    ...(await paged(operator, desk.feedback.list, ['feedback', PAGE])),
    one(operator, desk.feedback.list, ['feedback, open', { ...PAGE, state: 'open' }]),
    one(operator, desk.feedback.list, [
      'feedback of a rare type',
      { ...PAGE, type: 'application' },
    ]),
    ...(await paged(operator, desk.applications.list, ['applications', PAGE])),
    one(operator, desk.applications.list, ['applications, new', { ...PAGE, state: 'new' }]),
    ...(await paged(operator, desk.chat.list, ['chats, closed', { ...PAGE, view: 'closed' }])),
    one(operator, desk.chat.list, ['chats, waiting', { ...PAGE, view: 'waiting' }]),
    ...(await paged(operator, desk.risk.list, ['risk cases', PAGE])),
    one(operator, desk.risk.list, ['risk cases, held', { ...PAGE, state: 'HELD' }]),
    one(operator, desk.risk.list, ['risk cases of a reason', { ...PAGE, reason: 'circle' }]),
    ...(await paged(operator, desk.harm.list, ['care, open', PAGE])),
    ...(await paged(operator, desk.harm.list, ['care, done', { ...PAGE, queue: 'done' }])),
    ...(await paged(operator, desk.settings.changes, [
      'changes of settings',
      { ...PAGE, part: 'flags' },
    ])),
    ...(await paged(operator, desk.wallet.proofs, ['proofs', PAGE])),
    one(operator, desk.wallet.proofs, ['proofs, full', { ...PAGE, scope: 'full' }]),
  ];
}

function ofDays({ operator }: Who, { one }: Ask): Call[] {
  const { reports } = consoleRoutes;
  return [
    one(operator, reports.report, ['report of a day', rangeOf(0)]),
    one(operator, reports.report, ['report of a month', rangeOf(29)]),
    one(operator, reports.report, ['report of a year', rangeOf(364)]),
    one(operator, reports.games, ['games of a month', { ...rangeOf(29), category: 'RNG' }]),
    one(operator, reports.games, ['games of a year', { ...rangeOf(364), category: 'RNG' }]),
    one(operator, reports.check, ['check of a month', rangeOf(29)]),
  ];
}

const day = (daysAgo: number) =>
  new Date(Date.now() + 6 * 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);
const rangeOf = (days: number) => ({ from: day(days), to: day(0) });

type Asked<R extends Route> = readonly [name: string, input: Sent<R>];

function askerOf(asked: Set<Route>) {
  const one = <R extends Route>(who: HttpClient, route: R, [name, input]: Asked<R>): Call => {
    asked.add(route);
    return { name, send: () => who.call(route, input) };
  };
  /** The first page, and the one that so many pages lead to, or the last there is. */
  const paged = async <R extends Route>(
    who: HttpClient,
    route: R,
    [name, input]: Asked<R>,
  ): Promise<Call[]> => {
    const first = one(who, route, [name, input]);
    let cursor: string | null = null;
    let pages = 0;
    for (; pages < DEEP_PAGES; pages += 1) {
      const said: { next?: string | null } = (await who
        .send(route, {
          ...(input as object),
          ...(cursor && { cursor }),
        } as Sent<R>)
        .then(({ answer }) => (answer.success ? answer.value : {}))) as Output<R> & object;
      if (!said.next) break;
      cursor = said.next;
    }
    if (!cursor) return [first];
    const deep = { ...(input as Input<R> & object), cursor } as Sent<R>;
    return [first, one(who, route, [`${name}, page ${pages + 1}`, deep])];
  };
  return { one, paged };
}
