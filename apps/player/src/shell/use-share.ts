import { hasRight } from '@nokshi/contract/rights.ts';
import { ask } from '@nokshi/ui';
import { usePromotionCounts } from '../data/promotion-counts.ts';
import type { Status } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';

/**
 * The share shortcut: a visitor logs in first, an agent goes to the own links, a member to the own
 * invitations while the referral promotion is on (flag REFERRAL3, and a promotion runs), and reads plain
 * words otherwise.
 * Checklist A-013..A-016.
 */
export function useShare(status: Status): () => void {
  const { t } = useWords();
  const { open } = useAddress();
  const loggedIn = useSession((session) => session.phase === 'in');
  const agent = useSession(({ member }) => member !== null && hasRight('agent', member.type));
  const runs = usePromotionCounts()?.referral !== false;
  return () => {
    if (!loggedIn) return open({ m: 'login' });
    if (agent) return open({ ac: 'registerCenter', tab: 'links' });
    if (status.info.whitelabel.REFERRAL3 === '1' && runs) return open({ mc: 'referral' });
    void ask({ title: t('shell.share-soon'), icon: 'info' });
  };
}
