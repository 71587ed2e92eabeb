import { type Holder, type Right, whyNot } from '@nokshi/contract/rights.ts';
import { ask } from '@nokshi/ui';
import type { Address } from '../lib/address.ts';
import type { Translate } from '../lib/words.ts';
import { useSession } from './session.ts';

type Gate = {
  readonly address: Address;
  readonly t: Translate;
  readonly next: string;
  readonly right: Right;
};

/** Whether this kind of account has the right; what a restriction closes, its page says itself. */
export const mayBe = (right: Right, member: Holder): boolean =>
  whyNot(right, { type: member.type, restriction: null }) === null;

/** In free play: a session, and still a visitor. */
export const useTrial = (): boolean =>
  useSession(({ member }) => member !== null && !mayBe('member', member));

/**
 * The log-in gate: no session opens the log-in modal, the wrong kind of account reads why not,
 * everyone else passes. The server decides again. Checklist V-001..V-004, V-008.
 */
export function passGate({ address, t, next, right }: Gate): boolean {
  const { phase, member } = useSession.getState();
  if (phase !== 'in' || !member) {
    address.open({ m: 'login', next });
    return false;
  }
  if (mayBe(right, member)) return true;
  void warnAccount({ address, t });
  return false;
}

/** The one warning of a wrong kind of account; free play can go on with a real one.. */
export async function warnAccount(page: {
  readonly address: Address;
  readonly t: Translate;
}): Promise<void> {
  const { address, t } = page;
  const { member } = useSession.getState();
  const trial = member !== null && !mayBe('member', member);
  const answer = await ask({
    title: t('in_need_true_account'),
    icon: 'info',
    content: t(trial ? 'gate.free-play' : 'gate.agents-only'),
    buttons: [
      { id: 'close', label: t('in_increase_submit') },
      ...(trial ? [{ id: 'register', label: t('register.do') }] : []),
    ],
  });
  if (answer === 'register') address.open({ m: 'register' });
}
