import { tab } from '@nokshi/web/storage.ts';
import { useEffect } from 'react';
import { useNotices } from '../data/notices.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import type { SitePage } from './pages.ts';

const SEEN = 'noticesSeen';
const seenIds = (): readonly string[] => tab.get(SEEN)?.split(' ') ?? [];

/** A popup notice opens by itself on the home page, once in a tab; a member's only while unread. */
export function EntryNotice({ page }: { readonly page: SitePage | null }) {
  const { language } = useWords();
  const { data } = useNotices(language);
  const { params, open } = useAddress();
  const isFree =
    page?.view === 'home' && !page.modal && !['m', 'mc'].some((name) => params.has(name));
  const popup = data?.find(
    ({ id, type, read, mine }) => type === 'PU' && !(mine && read) && !seenIds().includes(id),
  )?.id;
  useEffect(() => {
    if (!isFree || popup === undefined) return;
    tab.set(SEEN, [...seenIds(), popup].join(' '));
    open({ m: 'notice', notice: popup });
  }, [isFree, popup]);
  return null;
}
