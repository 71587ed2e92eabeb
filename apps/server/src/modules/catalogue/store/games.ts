import type { Category } from '@nokshi/contract/player/catalogue.ts';
import type { Tx } from '../../../kernel/db.ts';
import { sql } from '../../../kernel/sql.ts';
import type { NewGame, NewVendor, Volatility } from '../rules/house-games.ts';

export type VendorRow = {
  readonly vendor: string;
  readonly nameEn: string;
  readonly nameBn: string;
  readonly logo: string;
  readonly isHot: boolean;
};

export type GameRow = {
  readonly gameId: string;
  readonly vendor: string;
  readonly category: Category;
  readonly nodeId: string;
  readonly gameGroupCode: string;
  readonly menus: string[];
  readonly classify: string[];
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
};

export const putVendor = (tx: Tx, vendor: NewVendor) =>
  tx.run(sql`insert into catalogue_vendor (vendor, name_en, name_bn, logo, position, is_hot)
    values (${vendor.vendor}, ${vendor.name.EN}, ${vendor.name.BN}, ${vendor.logo},
      ${vendor.position}, ${vendor.isHot})
    on conflict (vendor) do update
      set name_en = excluded.name_en, name_bn = excluded.name_bn, logo = excluded.logo`);

export const putGame = (tx: Tx, game: NewGame) =>
  tx.run(sql`insert into catalogue_game (game_id, vendor, category, node_id, game_group_code,
      menus, classify, name_en, name_bn, description_en, description_bn, min_bet, rtp, hit_rate,
      volatility, max_win, position, is_hot)
    values (${game.gameId}, ${game.vendor}, ${game.category}, ${game.nodeId},
      ${game.gameGroupCode}, ${game.menus}, ${game.classify}, ${game.name.EN}, ${game.name.BN},
      ${game.description.EN}, ${game.description.BN}, ${game.minBet}, ${game.rtp},
      ${game.hitRate}, ${game.volatility}, ${game.maxWin}, ${game.position}, ${game.isHot})
    on conflict (game_id) do update set vendor = excluded.vendor, category = excluded.category,
      node_id = excluded.node_id, game_group_code = excluded.game_group_code,
      menus = excluded.menus, classify = excluded.classify, name_en = excluded.name_en,
      name_bn = excluded.name_bn, description_en = excluded.description_en,
      description_bn = excluded.description_bn, min_bet = excluded.min_bet, rtp = excluded.rtp,
      hit_rate = excluded.hit_rate, volatility = excluded.volatility,
      max_win = excluded.max_win`);

/** In menu order. Vendors that are off, and their games, are off as a whole. */
export const allVendors = (tx: Tx) =>
  tx.rows<VendorRow>(sql`select vendor, name_en as "nameEn", name_bn as "nameBn", logo,
      is_hot as "isHot"
    from catalogue_vendor where enabled order by position, vendor`);

export const allGames = (tx: Tx) =>
  tx.rows<GameRow>(sql`select g.game_id as "gameId", g.vendor, g.category, g.node_id as "nodeId",
      g.game_group_code as "gameGroupCode", g.menus, g.classify, g.name_en as "nameEn",
      g.name_bn as "nameBn", g.description_en as "descriptionEn",
      g.description_bn as "descriptionBn", g.min_bet as "minBet", g.rtp,
      g.hit_rate as "hitRate", g.volatility, g.max_win as "maxWin", g.is_hot as "isHot",
      g.enabled and v.enabled as enabled
    from catalogue_game g join catalogue_vendor v using (vendor)
    order by g.position, g.game_id`);
