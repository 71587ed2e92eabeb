import type { Input, Output } from '@nokshi/contract';
import type { consoleCatalogueRoutes, DeskGame } from '@nokshi/contract/console/catalogue.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { CatalogueRoom } from './room.ts';
import { cellsOf, type Decided } from './rules/cells.ts';
import {
  type DeskRow,
  gamesFrom,
  lastChanges,
  lockVendor,
  vendorsForDesk,
  writeVendor,
} from './store/desk.ts';

type Routes = typeof consoleCatalogueRoutes;
const MOST_VENDORS = 200;
const MOST_CHANGES = 20;

export const decidedOf = (row: DeskRow): Decided => ({
  enabled: row.enabled,
  position: row.position,
  isHot: row.isHot,
  classify: row.classify,
  from: row.from?.toISOString() ?? null,
  until: row.until?.toISOString() ?? null,
  nameEn: row.nameEn,
  nameBn: row.nameBn,
  descriptionEn: row.descriptionEn,
  descriptionBn: row.descriptionBn,
  image: row.image,
});

const wireGame = (row: DeskRow): DeskGame => {
  const decided = decidedOf(row);
  return {
    gameId: row.gameId,
    vendor: row.vendor,
    category: row.category,
    name: { EN: row.nameEn ?? row.vendorEn, BN: row.nameBn ?? row.vendorBn },
    image: row.image ?? `/art/${row.gameId}.svg`,
    gameClassify: [...(row.classify ?? row.vendorClassify)],
    enabled: row.enabled,
    isHot: row.isHot,
    position: row.position,
    from: decided.from,
    until: decided.until,
    cells: cellsOf(decided),
  };
};

/** The place after a row; an invalid cursor starts at the beginning. */
function placeOf(cursor: string | undefined) {
  const [, position, placed, gameId] =
    /^(\d{1,9})\|(\d{1,15})\|(.{1,60})$/.exec(cursor ?? '') ?? [];
  return position && placed && gameId
    ? { position: Number(position), placed: BigInt(placed), gameId }
    : null;
}

export async function listDeskGames(
  tx: Tx,
  asked: Input<Routes['games']>,
): Promise<Output<Routes['games']>> {
  const rows = await gamesFrom(tx, {
    words: asked.query?.trim().normalize('NFC') || null,
    vendor: asked.vendor ?? null,
    state: asked.state ?? null,
    after: placeOf(asked.cursor),
    most: asked.pageSize + 1,
  });
  const shown = rows.slice(0, asked.pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    rows: shown.map(wireGame),
    next: last ? `${last.position}|${last.placed}|${last.gameId}` : null,
  };
}

export async function listDeskVendors(tx: Tx): Promise<Output<Routes['vendors']>> {
  const vendors = await vendorsForDesk(tx, MOST_VENDORS);
  return {
    vendors: vendors.map(({ nameEn, nameBn, ...vendor }) => ({
      ...vendor,
      name: { EN: nameEn, BN: nameBn },
    })),
  };
}

export async function listChanges(tx: Tx): Promise<Output<Routes['changes']>> {
  const changes = await lastChanges(tx, MOST_CHANGES);
  return { changes: changes.map((one) => ({ ...one, at: one.at.toISOString() })) };
}

/** Refuses: catalogue.vendor-unknown, catalogue.nothing-changed. */
export async function setVendor(
  room: Pick<CatalogueRoom, 'shelf' | 'audit'>,
  tx: Tx,
  { asked, caller }: { asked: Input<Routes['setVendor']>; caller: Caller },
): Promise<Record<string, never>> {
  const { vendor, reason, ...wish } = asked;
  const held = await lockVendor(tx, vendor);
  if (!held) throw refuse('catalogue.vendor-unknown');
  const { enabled, position, isHot } = held;
  const changes = settingChanges({ enabled, position, isHot }, wish);
  if (changes.length === 0) throw refuse('catalogue.nothing-changed');
  await writeVendor(tx, { vendor, ...wish });
  const facts = { reason, changes };
  await audited(room, tx, { caller, act: 'catalogue.set-vendor', object: vendor, facts });
  room.shelf.changed(tx);
  return {};
}
