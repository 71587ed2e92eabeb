import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { ask, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import {
  queries,
  type Services,
  servicesQuery,
  statusQuery,
  useServices,
} from '../data/queries.ts';
import { useAddress } from '../lib/address.ts';
import { tokenOf, wayToUs } from '../lib/way-to-us.ts';
import { type Translate, useWords } from '../lib/words.ts';

type Enter = {
  /** Opens the chat, ours or one elsewhere; null where there is none. */
  readonly enter: (() => void) | null;
  /** Another way, which the browser follows; null where there is a chat or nothing. */
  readonly link: string | null;
};

/** What "customer service" does where it may be a chat. Checklist H-020, Y-005, Y-006. */
export function useEnterChat(): Enter {
  const { t, why } = useWords();
  const { open } = useAddress();
  const elsewhere = useAct(
    () => openElsewhere(t),
    (refused) => tell(why(refused), 'wrong'),
  );
  const way = wayToUs(useServices().data ?? []);
  if (way === 'chat') return { enter: () => open({ m: 'chat', topic: null }), link: null };
  if (way === 'elsewhere') return { enter: () => void elsewhere.run(), link: null };
  return { enter: null, link: way?.link ?? null };
}

/** A new tab, which knows nothing of this one, for an address that is proven to be from us. */
async function openElsewhere(t: Translate): Promise<void> {
  const [{ readSignedLink }, { linkKey }, { info }, known] = await Promise.all([
    import('@nokshi/web/signed-link.ts'),
    call(identityRoutes.credentialKey, {}),
    queries.ensureQueryData(statusQuery),
    queries.ensureQueryData(servicesQuery),
  ]);
  const read = (services: Services) =>
    readSignedLink(tokenOf(services) ?? '', {
      key: linkKey,
      hosts: info.chatHosts,
      now: new Date(),
    });
  let found = await read(known);
  if ('why' in found && found.why === 'ended')
    found = await read(await queries.fetchQuery({ ...servicesQuery, staleTime: 0 }));
  if ('why' in found)
    tell(t(found.why === 'ended' ? 'chat.link-ended' : 'chat.link-wrong'), 'wrong');
  else if (await mayOpenTab(t, found.address))
    window.open(found.address, '_blank', 'noopener,noreferrer');
}

/** A browser opens a tab only soon after a press; where the answers took longer we ask for another. */
async function mayOpenTab(t: Translate, address: string): Promise<boolean> {
  // Older browsers do not tell; they decide by themselves.
  const { userActivation } = navigator as { userActivation?: UserActivation };
  if (userActivation?.isActive !== false) return true;
  const answer = await ask({
    title: t('chat.title'),
    icon: 'info',
    content: t('chat.link-ready', { host: new URL(address).host }),
    buttons: [
      { id: 'close', label: t('app.close') },
      { id: 'open', label: t('chat.link-open') },
    ],
  });
  return answer === 'open';
}
