import { queries } from '../data/queries.ts';
import { refreshMember, takeEnd, useSession } from '../data/session.ts';
import { listenToRefusals } from '@nokshi/web/call.ts';

/** What any call may learn about the whole page: the session is over, or the site was closed. */
export function guardSession(): void {
  listenToRefusals((refusal) => {
    const { phase } = useSession.getState();
    if (refusal.code === 'edge.not-logged-in' || refusal.code === 'edge.session-ended') {
      takeEnd();
    } else if (refusal.code === 'edge.maintenance' || refusal.code === 'edge.region-blocked') {
      void queries.invalidateQueries({ queryKey: ['status'] });
    } else if (refusal.code === 'identity.password-change-needed') {
      useSession.setState({ mustChange: true });
    } else if (refusal.code.startsWith('limits.') && phase === 'in') {
      void refreshMember();
    }
  });
}
