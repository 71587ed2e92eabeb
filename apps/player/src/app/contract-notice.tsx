import { saying } from '@nokshi/web/language.ts';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense, useState } from 'react';
import { notePopup } from '../data/popups.ts';
import { useSession } from '../data/session.ts';
import { useOnStage } from '../data/stage.ts';
import {
  hadContractsShown,
  noteContractsSeen,
  useWaitingContracts,
} from '../data/waiting-contracts.ts';
import { useAddress } from '../lib/address.ts';
import { AGENT_WORDS } from '../lib/later-words.ts';
import type { SitePage } from './site-page.ts';

const WaitingNotice = lazy(
  saying(AGENT_WORDS, () => import('../features/agents/contracts/waiting-notice.tsx')),
);

/**
 * Says once in a session that contracts wait for the agent’s answer; never over a game or over
 * something that is open. E-102.
 */
export function ContractNotice({ page }: { readonly page: SitePage | null }) {
  const { params } = useAddress();
  const [closed, setClosed] = useState<string | null>(null);
  const { ended, member } = useSession();
  const waiting = useWaitingContracts();
  const onStage = useOnStage();
  const isFree =
    !ended && !onStage && !page?.modal && !['m', 'mc', 'ac'].some((name) => params.has(name));
  if (!isFree || !waiting?.length || hadContractsShown() || closed === member?.id) return null;
  const onClose = () => {
    noteContractsSeen();
    notePopup();
    setClosed(member?.id ?? null);
  };
  return (
    <Suspense>
      <WaitingNotice waiting={waiting} onClose={onClose} />
    </Suspense>
  );
}
