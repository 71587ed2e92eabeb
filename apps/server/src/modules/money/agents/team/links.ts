import type { Input, Output } from '@nokshi/contract';
import { MOST_AFFILIATE_CODES } from '@nokshi/contract/console/affiliates.ts';
import type { agentLinksRoutes } from '@nokshi/contract/player/agent-links.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { newInvitationCode } from '../../../people/identity/index.ts';
import { checkForm, linkOf, lockAgent } from '../affiliate-codes.ts';
import type { AgentsRoom } from '../room.ts';
import {
  affiliateForUpdate,
  codesOfAgent,
  countCodesOf,
  insertAffiliate,
  writeActive,
} from '../store/affiliates.ts';
import { chosenBase, ownBases } from './bases.ts';

type Routes = typeof agentLinksRoutes;
type By = { readonly memberId: MemberId };

const DAY_MS = 86_400_000;

/** The agent's links with who came by each, and what these deposited. */
export async function ownLinks(
  room: AgentsRoom,
  tx: Tx,
  { memberId }: By,
): Promise<Output<Routes['links']>> {
  const { brandId } = room.site.brand();
  const links = await codesOfAgent(tx, { brandId, agentId: memberId, now: room.clock.now() });
  const brought = await room.identity.membersBrought(
    tx,
    links.map(({ code }) => code),
  );
  const memberIds = brought.map((one) => one.memberId);
  const deposited = new Map(
    (await room.cashier.depositedBy(tx, { memberIds })).map((one) => [one.memberId, one.deposited]),
  );
  const bases = await ownBases(room, tx, memberId);
  return {
    rows: links.map(({ madeAt, endsAt, base, ...own }) => {
      const members = brought.filter(({ code }) => code === own.code);
      const deposits = members.flatMap((one) => deposited.get(one.memberId) ?? []);
      return {
        ...own,
        base: Math.min(base ?? bases.usual, bases.most),
        link: linkOf(room.config.publicOrigin, own.code),
        registered: members.length,
        depositors: deposits.length,
        deposits: toDecimal(deposits.reduce((all, amount) => all + amount, 0n)),
        madeAt: madeAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
      };
    }),
    asked: room.site.checkField('affiliateCode', undefined).enabled,
    bases,
  };
}

/**
 * A link of the agent's own: who registers with it is below the agent, as a member or (type 1) as an
 * agent, until it is over. Refuses: identity.not-an-agent, identity.affiliates-full, agents.base-range,
 * identity.affiliate-taken, identity.field-length, identity.field-pattern. Checklist AC-004.
 */
export async function makeLink(
  room: AgentsRoom,
  tx: Tx,
  { code: typed, type, validDays, note, base, memberId: agentId }: Input<Routes['makeLink']> & By,
): Promise<Output<Routes['makeLink']>> {
  const code = typed || newInvitationCode(room.random);
  checkForm(room, code);
  const { username } = await lockAgent(room, tx, { memberId: agentId, field: 'code' });
  const now = room.clock.now();
  if ((await countCodesOf(tx, { agentId, now })) >= MOST_AFFILIATE_CODES) {
    const value = { most: MOST_AFFILIATE_CODES };
    throw refuse('identity.affiliates-full', { field: 'code', value });
  }
  const made = await insertAffiliate(tx, {
    brandId: room.site.brand().brandId,
    code,
    agentId,
    agent: username,
    madeBy: username,
    byAgent: true,
    type,
    note,
    base: await chosenBase(room, tx, { agentId, base }),
    endsAt: validDays === null ? null : new Date(now.getTime() + validDays * DAY_MS),
    now,
  });
  if (made === 0) throw refuse('identity.affiliate-taken', { field: 'code' });
  return { code };
}

/**
 * Switches a link of the agent's off, or on again unless an operator switched it off. Refuses:
 * identity.affiliate-unknown (also for another agent's), identity.affiliate-held.
 */
export async function turnLink(
  room: AgentsRoom,
  tx: Tx,
  { code, active, memberId }: Input<Routes['turnLink']> & By,
): Promise<void> {
  const key = { brandId: room.site.brand().brandId, code };
  const found = await affiliateForUpdate(tx, key);
  if (found?.agentId !== memberId) throw refuse('identity.affiliate-unknown');
  if (found.active === active) return;
  if (active && found.held) throw refuse('identity.affiliate-held');
  await writeActive(tx, key, { active, held: false });
}
