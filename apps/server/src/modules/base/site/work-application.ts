import type { Input } from '@nokshi/contract';
import type {
  Application,
  consoleApplicationRoutes,
} from '@nokshi/contract/console/applications.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { wireApplication } from './list-applications.ts';
import type { SiteRoom } from './room.ts';
import { applicationStates } from './rules/application-states.ts';
import { addNote, applicationRow, writeState } from './store/applications.ts';

/**
 * Sets the state of an application and adds a note; `acceptApplication` alone accepts one. Refuses:
 * site.application-unknown, site.application-accepted, site.version-changed (another operator
 * worked on it in the meantime).
 */
export async function workApplication(
  room: SiteRoom,
  tx: Tx,
  { asked, caller }: { asked: Input<typeof consoleApplicationRoutes.work>; caller: Caller },
): Promise<Application> {
  const { username } = operatorOf(caller);
  const key = { brandId: room.config.brandId, number: BigInt(asked.number) };
  const before = await applicationRow(tx, key);
  if (!before) throw refuse('site.application-unknown', { field: 'number' });
  const { state, version, note } = asked;
  const moves = state !== before.state;
  if (moves && (state === 'accepted' || !applicationStates.mayBecome(before.state, state)))
    throw refuse('site.application-accepted', { field: 'state' });
  const written = await writeState(tx, { ...key, state, version });
  if (!written) throw refuse('site.version-changed', { field: 'version' });
  if (note) {
    const at = room.clock.now();
    await addNote(tx, { number: key.number, at, by: username, words: note });
  }
  await audited(room, tx, {
    caller,
    act: 'site.work-application',
    object: `application ${asked.number}`,
    facts: { from: before.state, to: state, noted: note !== '' },
  });
  const now = await applicationRow(tx, key);
  return wireApplication(now ?? before);
}
