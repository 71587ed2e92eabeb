import type { DeskVendor, DoneChange } from '@nokshi/contract/console/catalogue.ts';
import type { Category, GameClass } from '@nokshi/contract/player/catalogue.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Decided } from '../rules/cells.ts';

/** A game as the desk sees it: the vendor's facts and the operator's decisions. */
export type DeskRow = {
  readonly gameId: string;
  readonly vendor: string;
  readonly category: Category;
  readonly vendorEn: string;
  readonly vendorBn: string;
  readonly vendorClassify: readonly GameClass[];
  readonly enabled: boolean;
  readonly position: number;
  /** Grows each time a game is put somewhere: of two in one place the last comes first. */
  readonly placed: bigint;
  readonly isHot: boolean;
  readonly classify: readonly GameClass[] | null;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly nameEn: string | null;
  readonly nameBn: string | null;
  readonly descriptionEn: string | null;
  readonly descriptionBn: string | null;
  readonly image: string | null;
};

const row = sql`select game_id as "gameId", vendor, category, name_en as "vendorEn",
    name_bn as "vendorBn", classify as "vendorClassify", enabled, position, placed,
    is_hot as "isHot", own_classify as classify, shown_from as "from", shown_until as "until",
    own_name_en as "nameEn", own_name_bn as "nameBn",
    own_description_en as "descriptionEn", own_description_bn as "descriptionBn",
    own_image as image
  from catalogue_game`;

/** In menu order, from a place on. */
export const gamesFrom = (
  tx: Tx,
  asked: {
    readonly words: string | null;
    readonly vendor: string | null;
    readonly state: 'on' | 'off' | 'hot' | null;
    readonly after: Pick<DeskRow, 'position' | 'placed' | 'gameId'> | null;
    readonly most: number;
  },
) =>
  tx.rows<DeskRow>(sql`${row} where (${asked.vendor}::text is null or vendor = ${asked.vendor})
      and (${asked.words}::text is null or strpos(lower(concat_ws(' ', game_id, name_en, name_bn,
        own_name_en, own_name_bn)), lower(${asked.words})) > 0)
      and (${asked.state}::text is null or case ${asked.state}::text when 'on' then enabled
        when 'off' then not enabled else is_hot end)
      and (${asked.after?.gameId ?? null}::text is null
        or (position, -placed, game_id) > (${asked.after?.position ?? 0},
          -${asked.after?.placed ?? 0n}::bigint, ${asked.after?.gameId ?? ''}))
    order by position, placed desc, game_id limit ${asked.most}`);

/** Locked until the commit, so that what is written is what was previewed. */
export const lockGames = (tx: Tx, gameIds: readonly string[] | null) =>
  tx.rows<DeskRow>(sql`${row} where ${gameIds}::text[] is null or game_id = any(${gameIds})
    order by game_id for update`);

/** The same without a lock. */
export const gamesById = (tx: Tx) => tx.rows<DeskRow>(row);

type Written = Decided & { readonly gameId: string };

/** Writes decisions about games, in one statement. */
export const writeGames = (tx: Tx, games: readonly Written[]) =>
  tx.run(sql`update catalogue_game g set enabled = r.enabled, position = r.position,
      placed = case when g.position = r.position then g.placed
        else nextval('catalogue_placing') end,
      is_hot = r."isHot", own_classify = r.classify, shown_from = r."from",
      shown_until = r."until", own_name_en = r."nameEn", own_name_bn = r."nameBn",
      own_description_en = r."descriptionEn", own_description_bn = r."descriptionBn",
      own_image = r.image
    from jsonb_to_recordset(${JSON.stringify(games)}) as r ("gameId" text, enabled boolean,
      position int, "isHot" boolean, classify text[], "from" timestamptz, "until" timestamptz,
      "nameEn" text, "nameBn" text, "descriptionEn" text, "descriptionBn" text, image text)
    where g.game_id = r."gameId"`);

export const addChange = (
  tx: Tx,
  change: { at: Date; operator: string; reason: string; before: readonly Written[] },
) =>
  tx.one<{ changeId: bigint }>(sql`insert into catalogue_change
      (at, by_operator, reason, before, games)
    values (${change.at}, ${change.operator}, ${change.reason},
      ${JSON.stringify(change.before)}, ${change.before.length})
    returning change_id as "changeId"`);

/** The newest change that is not undone, locked until the commit. */
export const lockNewestChange = (tx: Tx) =>
  tx.maybe<{ changeId: bigint; before: Written[] }>(sql`
    select change_id as "changeId", before from catalogue_change where undone_at is null
    order by change_id desc limit 1 for update`);

export const markUndone = (tx: Tx, { changeId, at }: { changeId: bigint; at: Date }) =>
  tx.run(sql`update catalogue_change set undone_at = ${at} where change_id = ${changeId}`);

export const lastChanges = (tx: Tx, most: number) =>
  tx.rows<Omit<DoneChange, 'at'> & { readonly at: Date }>(sql`
    select change_id::text as "changeId", at, by_operator as operator, reason, games,
      undone_at is not null as undone
    from catalogue_change order by change_id desc limit ${most}`);

type VendorRow = Omit<DeskVendor, 'name'> & { readonly nameEn: string; readonly nameBn: string };
const vendorRow = sql`select v.vendor, v.name_en as "nameEn", v.name_bn as "nameBn", v.logo,
    (select count(*)::int from catalogue_game g where g.vendor = v.vendor) as games, v.enabled,
    v.position, v.is_hot as "isHot"
  from catalogue_vendor v`;

export const vendorsForDesk = (tx: Tx, most: number) =>
  tx.rows<VendorRow>(sql`${vendorRow} order by v.position, v.placed desc, v.vendor limit ${most}`);

export const lockVendor = (tx: Tx, vendor: string) =>
  tx.maybe<VendorRow>(sql`${vendorRow} where v.vendor = ${vendor} for update of v`);

export const writeVendor = (
  tx: Tx,
  {
    vendor,
    enabled,
    position,
    isHot,
  }: Pick<VendorRow, 'vendor' | 'enabled' | 'position' | 'isHot'>,
) =>
  tx.run(sql`update catalogue_vendor
    set enabled = ${enabled}, is_hot = ${isHot}, position = ${position},
      placed = case when position = ${position} then placed
        else nextval('catalogue_placing') end
    where vendor = ${vendor}`);
