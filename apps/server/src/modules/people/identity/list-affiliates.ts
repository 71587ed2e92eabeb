import type { Input, Output } from '@nokshi/contract';
import type { consoleAffiliateRoutes } from '@nokshi/contract/console/affiliates.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import type { Insides } from './room.ts';
import { affiliatesOfBrand } from './store/affiliates.ts';

type Route = typeof consoleAffiliateRoutes.affiliates;

/** Codes in their order with who registered by each; `query` is the start of a code or an agent. */
export async function listAffiliates(
  room: Insides,
  tx: Tx,
  { query = '', cursor = '', pageSize }: Input<Route>,
): Promise<Output<Route>> {
  const { brandId } = room.site.brand();
  const found = await affiliatesOfBrand(tx, { brandId, query, after: cursor, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize).map((row) => ({
    ...row,
    agentId: toWire('mbr', row.agentId),
    lastMemberAt: row.lastMemberAt?.toISOString() ?? null,
    madeAt: row.madeAt.toISOString(),
    link: linkOf(room.config.publicOrigin, row.code),
  }));
  return {
    rows,
    next: found.length > pageSize ? (rows.at(-1)?.code ?? null) : null,
    asked: room.site.checkField('affiliateCode', undefined).enabled,
  };
}

function linkOf(publicOrigin: string, code: string): string {
  const link = new URL('/', publicOrigin);
  link.search = new URLSearchParams({ m: 'register', affiliateCode: code }).toString();
  return link.href;
}
