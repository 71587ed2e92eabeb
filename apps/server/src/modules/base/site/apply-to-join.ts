import { type Input, type Output, whyNot } from '@nokshi/contract';
import type { joinRoutes } from '@nokshi/contract/player/join.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { SiteRoom } from './room.ts';
import { putApplication } from './store/applications.ts';

type Route = typeof joinRoutes.apply;

/**
 * Stores an application for the desk. The answer is the same whether or not this contact has
 * applied before. A member who is logged in applies for the own account. Checklist R-028.
 */
export async function applyToJoin(
  room: SiteRoom,
  tx: Tx,
  { form, caller }: { form: Input<Route>; caller: Pick<Caller, 'language' | 'session'> },
): Promise<Output<Route>> {
  const { session } = caller;
  const account = session && whyNot('member', session) === null ? session : null;
  await putApplication(tx, {
    ...form,
    memberId: account?.memberId ?? null,
    accountName: account?.username ?? null,
    brandId: room.config.brandId,
    language: caller.language,
    createdAt: room.clock.now(),
  });
  return { received: true };
}
