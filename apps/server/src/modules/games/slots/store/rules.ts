import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

type Version = { readonly gameCode: string; readonly ruleVersion: number };

/** The recorded hash of the rules of a version; undefined before its first launch. */
export async function readRulesHash(tx: Tx, of: Version): Promise<string | undefined> {
  const row = await tx.maybe<{ hash: string }>(sql`
    select hash from slots_rules
    where game_code = ${of.gameCode} and rule_version = ${of.ruleVersion}`);
  return row?.hash;
}

/** Returns the recorded hash: of two servers that launch a game at once the first one writes it. */
export async function insertRules(
  tx: Tx,
  of: Version & { hash: string; since: Date },
): Promise<string> {
  const row = await tx.one<{ hash: string }>(sql`
    insert into slots_rules (game_code, rule_version, hash, since)
    values (${of.gameCode}, ${of.ruleVersion}, ${of.hash}, ${of.since})
    on conflict (game_code, rule_version) do update set hash = slots_rules.hash
    returning hash`);
  return row.hash;
}
