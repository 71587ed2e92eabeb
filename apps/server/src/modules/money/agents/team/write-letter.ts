import type { Input } from '@nokshi/contract';
import type { agentLettersRoutes } from '@nokshi/contract/player/agent-letters.ts';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire } from '../../../../kernel/ids.ts';
import { leadsOut, plainWords } from '../../../../kernel/plain-words.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { nameFor, sideOf } from '../line.ts';
import type { AgentsRoom } from '../room.ts';

type Wish = Input<typeof agentLettersRoutes.write>;

/**
 * A letter to a member directly below, who sees the first characters of the agent's name. It keeps the
 * product: no link, address or number to call is in it. Refuses, in this order: agents.not-in-line,
 * agents.letter-contact, agents.letter-muted, agents.letters-used. Products.md 7.4.
 */
export async function writeLetter(
  room: Pick<AgentsRoom, 'identity' | 'messaging'>,
  tx: Tx,
  { wish: { to, ...typed }, caller }: { readonly wish: Wish; readonly caller: Caller },
): Promise<Record<string, never>> {
  const agent = await room.identity.member(tx, playerOf(caller).memberId);
  const memberId = fromWire('mbr', to);
  const member = memberId && (await room.identity.member(tx, memberId));
  if (!agent || !member || sideOf(agent, member) !== 'downline')
    throw refuse('agents.not-in-line', { field: 'to' });
  const subject = plainWords(typed.subject);
  const text = typed.text.split('\n').map(plainWords).join('\n').trim();
  // What a line break parts is read together as well.
  for (const [field, words] of [
    ['subject', subject],
    ['text', plainWords(text)],
  ] as const)
    if (leadsOut(words)) throw refuse('agents.letter-contact', { field });
  if (!subject || !text)
    throw refuse('edge.invalid-input', { field: subject ? 'text' : 'subject' });
  const unsent = await room.messaging.writeFromAgent(tx, {
    senderId: agent.memberId,
    senderName: nameFor('upline', agent.username),
    memberId: member.memberId,
    subject,
    text,
  });
  if (unsent?.why === 'muted') throw refuse('agents.letter-muted');
  if (unsent)
    throw refuse('agents.letters-used', { value: { resetsAt: unsent.resetsAt.toISOString() } });
  return {};
}
