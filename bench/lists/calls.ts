import { consoleRoutes, playerRoutes, type Route, type Sent } from '@nokshi/contract';
import type { HttpClient } from '../../tests/harness/client.ts';

/** One list as somebody asks for it. */
export type Call = { readonly name: string; send(): Promise<unknown> };

type Who = { readonly member: HttpClient; readonly operator: HttpClient; readonly busy: string };

const PAGE = { pageSize: 50 } as const;
const DEEP_PAGES = 60;

/** Every list that grows with the house: its first page, one deep inside, and as its desk filters it. */
export async function callsOf({ member, operator, busy }: Who): Promise<Call[]> {
  const { records, cashier, withdrawals } = playerRoutes;
  const desk = consoleRoutes;
  const range = rangeOf(90);
  const mine = { ...PAGE, ...range };
  const theirs = { id: busy, ...mine };
  const ofMember = { id: busy, ...PAGE };
  return [
    ...(await paged(member, records.wagers, ['my wagers', mine])),
    one(member, records.wagers, ['my wagers of a game', { ...mine, gameId: 'kantha-lines' }]),
    one(member, records.wagers, ['my wagers that won', { ...mine, end: 'won' }]),
    ...(await paged(member, records.entries, ['my account', PAGE])),
    one(member, records.entries, ['my deposits in my account', { ...PAGE, kind: 'deposit' }]),
    one(member, records.net, ['my net of 90 days', range]),
    ...(await paged(member, cashier.deposits, ['my deposits', PAGE])),
    ...(await paged(member, withdrawals.list, ['my withdrawals', PAGE])),
    ...(await paged(operator, desk.cashier.deposits, ['all deposits', PAGE])),
    one(operator, desk.cashier.deposits, ['deposits in review', { ...PAGE, state: 'REVIEW' }]),
    one(operator, desk.cashier.deposits, ['deposits expired', { ...PAGE, state: 'EXPIRED' }]),
    ...(await paged(operator, desk.withdrawals.list, ['all withdrawals', PAGE])),
    one(operator, desk.withdrawals.list, ['withdrawals waiting', { ...PAGE, queue: 'waiting' }]),
    one(operator, desk.withdrawals.list, ['withdrawals disputed', { ...PAGE, queue: 'disputed' }]),
    one(operator, desk.withdrawals.list, ['withdrawals of a member', { ...PAGE, memberId: busy }]),
    ...(await paged(operator, desk.records.audit, ['audit log', PAGE])),
    one(operator, desk.records.audit, ['audit log of an act', { ...PAGE, act: 'bench.act-7' }]),
    one(operator, desk.records.audit, ['audit log of a desk', { ...PAGE, operator: 'desk-7' }]),
    ...(await paged(operator, desk.identity.members, ['members', PAGE])),
    one(operator, desk.identity.members, ['members by name', { ...PAGE, query: 'bench77' }]),
    ...(await paged(operator, desk.members.wagers, ['a member’s wagers', theirs])),
    ...(await paged(operator, desk.members.entries, ['a member’s entries', theirs])),
    one(operator, desk.members.deposits, ['a member’s deposits', ofMember]),
    one(operator, desk.members.purses, ['a member’s balance explained', { id: busy }]),
    one(operator, desk.wallet.totals, ['what accounts hold', {}]),
    one(operator, desk.reports.report, ['report of a month', rangeOf(29)]),
    one(operator, desk.reports.report, ['report of a year', rangeOf(364)]),
    one(operator, desk.reports.games, ['games of a year', { ...rangeOf(364), category: 'RNG' }]),
    one(operator, desk.reports.check, ['check of a month', rangeOf(29)]),
  ];
}

const day = (daysAgo: number) =>
  new Date(Date.now() + 6 * 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);
const rangeOf = (days: number) => ({ from: day(days), to: day(0) });

type Asked<R extends Route> = readonly [name: string, input: Sent<R>];

const one = <R extends Route>(who: HttpClient, route: R, [name, input]: Asked<R>): Call => ({
  name,
  send: () => who.call(route, input),
});

/** The first page, and the one that so many pages lead to, or the last there is. */
async function paged<R extends Route>(
  who: HttpClient,
  route: R,
  [name, input]: Asked<R>,
): Promise<Call[]> {
  let cursor: string | null = null;
  for (let page = 0; page < DEEP_PAGES; page += 1) {
    const said = (await who.call(route, {
      ...(input as object),
      ...(cursor && { cursor }),
    } as Sent<R>)) as {
      next: string | null;
    };
    if (!said.next) break;
    cursor = said.next;
  }
  const deep = { ...(input as object), ...(cursor && { cursor }) } as Sent<R>;
  return [one(who, route, [name, input]), one(who, route, [`${name}, deep inside`, deep])];
}
