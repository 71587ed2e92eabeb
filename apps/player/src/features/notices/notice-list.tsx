import { EmptyState } from '@nokshi/ui';
import { useNotices } from '../../data/notices.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { NoticeReader } from './notice-reader.tsx';

/** The notices, opened at the one that the address names. Checklist M-027. */
export default function NoticeList({ level = 3 }: { readonly level?: 2 | 3 }) {
  const { t, language } = useWords();
  const { params } = useAddress();
  return (
    <QueryView query={useNotices(language)}>
      {(notices) =>
        notices.length === 0 ? (
          <EmptyState title={t('notice.none')} level={level} />
        ) : (
          <NoticeReader notices={notices} openId={params.get('notice')} level={level} />
        )
      }
    </QueryView>
  );
}
