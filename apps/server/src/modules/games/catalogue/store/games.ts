import type { Category, GameClass } from '@nokshi/contract/player/catalogue.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { NewGame, NewVendor, Volatility } from '../rules/new-game.ts';

export type VendorRow = {
  readonly vendor: string;
  readonly nameEn: string;
  readonly nameBn: string;
  readonly logo: string;
  readonly isHot: boolean;
  readonly enabled: boolean;
};

export type GameRow = {
  readonly gameId: string;
  readonly vendor: string;
  readonly category: Category;
  readonly nodeId: string;
  readonly gameGroupCode: string;
  readonly menus: string[];
  readonly classify: GameClass[];
  readonly nameEn: string;
  readonly nameBn: string;
  readonly descriptionEn: string;
  readonly descriptionBn: string;
  readonly minBet: bigint;
  readonly rtp: string;
  readonly hitRate: string;
  readonly volatility: Volatility;
  readonly maxWin: string;
  readonly isHot: boolean;
  readonly enabled: boolean;
  readonly isOpen: boolean;
  readonly isGroup: boolean;
  readonly within: string | null;
  readonly image: string | null;
  readonly shownFrom: Date | null;
  readonly shownUntil: Date | null;
};

export const putVendor = (tx: Tx, vendor: NewVendor) =>
  tx.run(sql`insert into catalogue_vendor (vendor, name_en, name_bn, logo, position, is_hot)
    values (${vendor.vendor}, ${vendor.name.EN}, ${vendor.name.BN}, ${vendor.logo},
      ${vendor.position}, ${vendor.isHot})
    on conflict (vendor) do update
      set name_en = excluded.name_en, name_bn = excluded.name_bn, logo = excluded.logo`);

/** Writes all games in one statement: a house of ten thousand takes a few of them. */
export const putGames = (tx: Tx, games: readonly NewGame[]) =>
  tx.run(sql`insert into catalogue_game (game_id, vendor, category, node_id, game_group_code,
      menus, classify, name_en, name_bn, description_en, description_bn, min_bet, rtp, hit_rate,
      volatility, max_win, position, is_hot, is_group, within)
    select game_id, vendor, category, node_id, game_group_code, menus, classify, name_en, name_bn,
      description_en, description_bn, min_bet, rtp, hit_rate, volatility, max_win, position, is_hot,
      is_group, within
    from jsonb_to_recordset(${JSON.stringify(games.map(rowOf))}) as r (game_id text, vendor text,
      category text, node_id text, game_group_code text, menus text[], classify text[],
      name_en text, name_bn text, description_en text, description_bn text, min_bet bigint,
      rtp text, hit_rate text, volatility text, max_win text, position int, is_hot boolean,
      is_group boolean, within text)
    on conflict (game_id) do update set vendor = excluded.vendor, category = excluded.category,
      node_id = excluded.node_id, game_group_code = excluded.game_group_code,
      menus = excluded.menus, classify = excluded.classify, name_en = excluded.name_en,
      name_bn = excluded.name_bn, description_en = excluded.description_en,
      description_bn = excluded.description_bn, min_bet = excluded.min_bet, rtp = excluded.rtp,
      hit_rate = excluded.hit_rate, volatility = excluded.volatility,
      max_win = excluded.max_win, is_group = excluded.is_group, within = excluded.within`);

const rowOf = (game: NewGame) => ({
  game_id: game.gameId,
  vendor: game.vendor,
  category: game.category,
  node_id: game.nodeId,
  game_group_code: game.gameGroupCode,
  menus: game.menus,
  classify: game.classify,
  name_en: game.name.EN,
  name_bn: game.name.BN,
  description_en: game.description.EN,
  description_bn: game.description.BN,
  min_bet: `${game.minBet}`,
  rtp: game.rtp,
  hit_rate: game.hitRate,
  volatility: game.volatility,
  max_win: game.maxWin,
  position: game.position,
  is_hot: game.isHot,
  is_group: game.isGroup ?? false,
  within: game.within ?? null,
});

/** In menu order, including those that are off. */
export const allVendors = (tx: Tx) =>
  tx.rows<VendorRow>(sql`select vendor, name_en as "nameEn", name_bn as "nameBn", logo,
      is_hot as "isHot", enabled
    from catalogue_vendor order by position, placed desc, vendor`);

/** As the database has it, not as servers remember it. */
export const stateOf = (tx: Tx, gameId: string) =>
  tx.maybe<Pick<GameRow, 'enabled' | 'isOpen' | 'shownFrom' | 'shownUntil'>>(sql`
    select g.enabled, v.enabled as "isOpen", g.shown_from as "shownFrom",
      g.shown_until as "shownUntil"
    from catalogue_game g join catalogue_vendor v using (vendor) where g.game_id = ${gameId}`);

/** In menu order: the operator's words, else the vendor's. */
export const allGames = (tx: Tx) =>
  tx.rows<GameRow>(sql`select g.game_id as "gameId", g.vendor, g.category, g.node_id as "nodeId",
      g.game_group_code as "gameGroupCode", g.menus,
      coalesce(g.own_classify, g.classify) as classify,
      coalesce(g.own_name_en, g.name_en) as "nameEn",
      coalesce(g.own_name_bn, g.name_bn) as "nameBn",
      coalesce(g.own_description_en, g.description_en) as "descriptionEn",
      coalesce(g.own_description_bn, g.description_bn) as "descriptionBn",
      g.min_bet as "minBet", g.rtp, g.hit_rate as "hitRate", g.volatility,
      g.max_win as "maxWin", g.is_hot as "isHot", g.enabled, v.enabled as "isOpen",
      g.is_group as "isGroup", g.within, g.own_image as image,
      g.shown_from as "shownFrom", g.shown_until as "shownUntil"
    from catalogue_game g join catalogue_vendor v using (vendor)
    order by g.position, g.placed desc, v.position, v.placed desc, g.game_id`);
