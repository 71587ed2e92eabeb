import { ask } from '@nokshi/ui';
import type { Address } from '../lib/address.ts';
import type { Translate } from '../lib/words.ts';
import { mayBe } from './gate.ts';
import { useSession } from './session.ts';

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
