import type { FoundReason, OneRiskCase, RiskReason } from '@nokshi/contract/console/risk.ts';

type Point = { readonly x: number; readonly y: number };
export type MemberNode = Point & { readonly id: string; readonly name: string };
export type ThingNode = Point & {
  readonly key: string;
  readonly code: Shared;
  readonly about: string;
};
export type Tie = { readonly key: string; readonly from: Point; readonly to: Point };
/** Between two members, as a bow beside them; `kind` says whether money flows or bets meet. */
export type Bow = {
  readonly key: string;
  readonly kind: 'money' | 'bets';
  readonly path: string;
  /** Money went both ways. */
  readonly both: boolean;
};
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly members: readonly MemberNode[];
  readonly things: readonly ThingNode[];
  readonly ties: readonly Tie[];
  readonly bows: readonly Bow[];
};

export type Shared = Extract<
  RiskReason,
  'excluded' | 'same-account' | 'same-device' | 'same-address'
>;
const SHARED: ReadonlySet<RiskReason> = new Set<Shared>([
  'excluded',
  'same-account',
  'same-device',
  'same-address',
]);
/** Told in words alone: neither money nor bets go from one to the other. */
const UNDRAWN: ReadonlySet<RiskReason> = new Set(['self-referral', 'same-promotion']);

const WIDTH = 360;
const ROW = 64;
const [MEMBERS_X, THINGS_X] = [110, 282];
/** How many things are drawn; the words beside it tell all. */
const MOST_THINGS = 12;

/** Members on the left, what they share on the right, and bows for money and bets between members. */
export function pictureOf({
  found,
  members: own,
}: Pick<OneRiskCase, 'found' | 'members'>): Picture {
  const all = new Map(own.map(({ id, username }) => [id, username]));
  for (const { id, username } of found.flatMap(({ facts }) => facts.flatMap((f) => f.members)))
    if (!all.has(id)) all.set(id, username);
  const shared = sharedOf(found);
  const height = ROW * Math.max(all.size, shared.length, 1);
  const members = [...all].map(([id, name], at) => ({
    id,
    name,
    x: MEMBERS_X,
    y: spread(at, all.size, height),
  }));
  const placeOf = new Map(members.map((member) => [member.id, member]));
  const things = shared.map(({ key, code, about }, at) => ({
    key,
    code,
    about,
    x: THINGS_X,
    y: spread(at, shared.length, height),
  }));
  const ties = shared.flatMap(({ key, ids }, at) =>
    ids.flatMap((id) => {
      const [from, to] = [placeOf.get(id), things[at]];
      return from && to ? [{ key: `${key} ${id}`, from, to }] : [];
    }),
  );
  return { width: WIDTH, height, members, things, ties, bows: bowsOf(found, placeOf) };
}

const spread = (at: number, count: number, height: number): number =>
  Math.round((height / count) * (at + 0.5));

const sharedOf = (found: readonly FoundReason[]) =>
  found
    .flatMap(({ code, facts }) =>
      SHARED.has(code)
        ? facts.map(({ about, members }, at) => ({
            key: `${code} ${at}`,
            code: code as Shared,
            about: about ?? '',
            ids: members.map(({ id }) => id),
          }))
        : [],
    )
    .slice(0, MOST_THINGS);

function bowsOf(found: readonly FoundReason[], placeOf: ReadonlyMap<string, Point>): Bow[] {
  const drawn = found.flatMap(({ code, facts }) =>
    SHARED.has(code) || UNDRAWN.has(code)
      ? []
      : facts.flatMap(({ members: [first, second] }) => {
          const [from, to] = [placeOf.get(first?.id ?? ''), placeOf.get(second?.id ?? '')];
          return from && to ? [{ code, from, to }] : [];
        }),
  );
  return drawn.map(({ code, from, to }, at): Bow => {
    const kind = code.startsWith('opposite-') ? 'bets' : 'money';
    return { key: `${code} ${at}`, kind, both: code === 'circle', path: bow(from, to, at) };
  });
}

/** Further bows reach further out, so that none lies on another. */
function bow(from: Point, to: Point, at: number): string {
  const out = from.x - 52 - 10 * (at % 4);
  return `M ${from.x - 16} ${from.y} C ${out} ${from.y}, ${out} ${to.y}, ${to.x - 16} ${to.y}`;
}
