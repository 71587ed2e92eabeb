import { tab } from '@nokshi/web/storage.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStatus } from '../data/queries.ts';
import { useNotices } from '../data/notices.ts';
import { hadPopup, notePopup } from '../data/popups.ts';
import { useSession } from '../data/session.ts';
import {
  noteEnvelopeSeen,
  useWaitingEnvelope,
  type WaitingEnvelope,
} from '../data/waiting-envelope.ts';
import { hadContractsShown, useWaitingContracts } from '../data/waiting-contracts.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import type { SitePage } from './site-page.ts';

const SEEN = 'noticesSeen';
const seenIds = (): readonly string[] => tab.get(SEEN)?.split(' ') ?? [];

// Only where the operator has one.
const GiftPopup = lazy(() => import('../features/gift/gift-popup.tsx'));
const EnvelopePopup = lazy(() => import('../features/envelope/envelope-popup.tsx'));

/**
 * A popup notice opens by itself on the home page, once in a tab; a member's only while unread.
 * Contracts that wait for an agent come before it. Without one a red envelope does that waits for the member, else the gift, which is not offered to a visitor to whom play is closed (S-065). At
 * most one of them, or the welcome, opens in a visit. None does while the password has to be changed
 * first, or while the end of the session is announced. S-017, S-018.
 */
export function EntryNotice({ page }: { readonly page: SitePage | null }) {
  const { language } = useWords();
  const { data, isPending } = useNotices(language);
  const { params, open } = useAddress();
  const { phase, mustChange, member, ended } = useSession();
  const contracts = useWaitingContracts();
  const isFree =
    (contracts?.length === 0 || hadContractsShown()) &&
    phase !== 'asking' &&
    !mustChange &&
    !ended &&
    !hadPopup() &&
    page?.view === 'home' &&
    !page.modal &&
    !['m', 'mc', 'ac'].some((name) => params.has(name));
  const popup = data?.find(
    ({ id, type, read, mine }) => type === 'PU' && !(mine && read) && !seenIds().includes(id),
  )?.id;
  useEffect(() => {
    if (!isFree || popup === undefined) return;
    tab.set(SEEN, [...seenIds(), popup].join(' '));
    notePopup();
    open({ m: 'notice', notice: popup });
  }, [isFree, popup]);
  const gift = useStatus().data?.info.resources.find((one) => one.resourceType === 'REGISTERPOP');
  const [shown, setShown] = useState<WaitingEnvelope | null>(null);
  const isAsked = isFree && !isPending && popup === undefined && phase === 'in';
  const envelope = useWaitingEnvelope(isAsked && !member?.restriction);
  useEffect(() => {
    if (!isAsked || !envelope) return;
    notePopup();
    noteEnvelopeSeen(envelope.promotionId);
    setShown(envelope);
  }, [isAsked, envelope]);
  if (shown && page?.view === 'home')
    return (
      <Suspense>
        <EnvelopePopup envelope={shown} onClose={() => setShown(null)} />
      </Suspense>
    );
  return (
    isFree &&
    popup === undefined &&
    envelope === null &&
    !member?.restriction &&
    gift && (
      <Suspense>
        <GiftPopup gift={gift} />
      </Suspense>
    )
  );
}
