import { audited } from '../../../kernel/audited.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Accepted } from './face.ts';
import type { SiteRoom } from './room.ts';
import { applicationStates } from './rules/application-states.ts';
import { type ApplicationRow, applicationRow, writeState } from './store/applications.ts';

type Config = { readonly config: SiteRoom['config'] };

/**
 * The application, locked until the commit, for the act that accepts it. Refuses:
 * site.application-unknown, site.application-accepted.
 */
export async function applicationToAccept(
  room: Config,
  tx: Tx,
  number: string,
): Promise<ApplicationRow> {
  const key = { brandId: room.config.brandId, number: BigInt(number) };
  const found = await applicationRow(tx, key);
  if (!found) throw refuse('site.application-unknown', { field: 'application' });
  if (!applicationStates.mayBecome(found.state, 'accepted'))
    throw refuse('site.application-accepted', { field: 'application' });
  return found;
}

/** Call in the commit that made the account an agent. Refuses like `applicationToAccept`. */
export async function acceptApplication(
  room: Config & Pick<SiteRoom, 'audit'>,
  tx: Tx,
  { number, memberId, username, caller }: Accepted,
): Promise<void> {
  const { version, state } = await applicationToAccept(room, tx, number);
  const key = { brandId: room.config.brandId, number: BigInt(number) };
  await writeState(tx, { ...key, state: 'accepted', version, account: { memberId, username } });
  await audited(room, tx, {
    caller,
    act: 'site.accept-application',
    object: `application ${number}`,
    facts: { from: state, to: 'accepted', account: username },
  });
}
