import { type Holder, type Right, whyNot } from '@nokshi/contract/rights.ts';
import { refuse } from './refusal.ts';

/**
 * The edge checks it for every route; a use-case that moves money checks it again. Refuses:
 * identity.true-account-needed, identity.agents-only, identity.restricted { restriction }.
 */
export function requireRight(session: Holder, right: Right): void {
  const code = whyNot(right, session);
  if (!code) return;
  const { restriction } = session;
  throw refuse(
    code,
    code === 'identity.restricted' && restriction ? { value: { restriction } } : {},
  );
}
