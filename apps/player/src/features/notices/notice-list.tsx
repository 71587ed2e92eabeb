import { EmptyState } from '@nokshi/ui';
import { isForAgents, type ReaderNotice, useNotices } from '../../data/notices.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { NoticeReader } from './notice-reader.tsx';

type Props = {
  readonly level?: 2 | 3;
  /** Which of them; all where it is missing. */
  readonly which?: (notice: ReaderNotice) => boolean;
};

/** The notices, opened at the one that the address names. Checklist M-027. */
export default function NoticeList({ level = 3, which = () => true }: Props) {
  const { t, language } = useWords();
  const { params } = useAddress();
  return (
    <QueryView query={useNotices(language)}>
      {(all) => {
        const notices = all.filter(which);
        return notices.length === 0 ? (
          <EmptyState title={t('notice.none')} level={level} />
        ) : (
          <NoticeReader notices={notices} openId={params.get('notice')} level={level} />
        );
      }}
    </QueryView>
  );
}

/** Announcement: what the house writes to agents. AC-002. */
export const AgentNotices = () => <NoticeList which={isForAgents} />;
