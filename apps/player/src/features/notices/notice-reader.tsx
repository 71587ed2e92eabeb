import { EmptyState, Icon, Pager, RichText } from '@nokshi/ui';
import { useEffect, useState } from 'react';
import { markRead, type ReaderNotice } from '../../data/notices.ts';
import { useAddress } from '../../lib/address.ts';
import { ReadingRow } from '../../lib/reading-row.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useMedia, WIDE } from '../../lib/use-media.ts';
import { useWords } from '../../lib/words.ts';
import styles from './notices.module.css';

/** Checklist M-023, C-018. */
const A_PAGE = 9;

type Props = {
  readonly notices: readonly ReaderNotice[];
  /** The notice that is open at first; else the first on a wide page, none on a phone. */
  readonly openId: string | null;
  /** Of the heading of the open one. */
  readonly level: 2 | 3;
};

/** Nine titles a page; the open one beside them, or under its title where there is no room. M-024, M-025. */
export function NoticeReader({ notices, openId, level }: Props) {
  const { t } = useWords();
  const wide = useMedia(WIDE);
  const [openNow, setOpen] = useState(openId ?? (wide ? (notices[0]?.id ?? null) : null));
  const [page, setPage] = useState(() => pageOf(notices, openId));
  const pages = Math.max(1, Math.ceil(notices.length / A_PAGE));
  const at = Math.min(page, pages - 1);
  const shown = notices.slice(at * A_PAGE, (at + 1) * A_PAGE);
  const open = notices.find(({ id }) => id === openNow);
  useEffect(() => {
    if (openId === null) return;
    setOpen(openId);
    setPage(pageOf(notices, openId));
  }, [openId]);
  useEffect(() => {
    if (open) void markRead(open);
  }, [open?.id]);
  return (
    <div className={styles.reader}>
      <div>
        <ul className={styles.list}>
          {shown.map((notice) => (
            <li key={notice.id}>
              <ReadingRow
                title={notice.title}
                time={notice.time}
                read={notice.read}
                open={notice.id === openNow}
                onToggle={() => setOpen(notice.id === openNow ? null : notice.id)}
                sign={notice.pinned && <Pinned />}
              />
              {!wide && notice.id === openNow && <Content notice={notice} />}
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <Pager
            label={t('notice.pages')}
            at={at}
            of={pages}
            back={t('notice.earlier-page')}
            next={t('notice.next-page')}
            nameOf={(page) => t('notice.page-of', { page, of: pages })}
            onPage={setPage}
          />
        )}
      </div>
      {wide && (
        <div className={styles.pane}>
          {open ? <Content notice={open} level={level} /> : <Choose level={level} />}
        </div>
      )}
    </div>
  );
}

const pageOf = (notices: readonly ReaderNotice[], id: string | null) =>
  Math.max(0, Math.floor(notices.findIndex((notice) => notice.id === id) / A_PAGE));

function Pinned() {
  const { t } = useWords();
  return (
    <>
      <Icon name="pin" size={20} />
      <span className="visually-hidden">{t('notice.pinned')}</span>
    </>
  );
}

type ContentProps = { readonly notice: ReaderNotice; readonly level?: 2 | 3 };

/** With a level it stands apart from its title, and has a heading. */
function Content({ notice, level }: ContentProps) {
  const { language } = useWords();
  const { go } = useAddress();
  const Heading = `h${level ?? 2}` as const;
  return (
    <article className={styles.content}>
      {level && <Heading>{notice.title}</Heading>}
      {level && <Moment at={notice.time} />}
      <RichText
        html={notice.content}
        lang={language === 'BN' ? 'bn' : 'en'}
        onFollow={(path) => go(path)}
      />
    </article>
  );
}

function Choose({ level }: { readonly level: 2 | 3 }) {
  const { t } = useWords();
  return <EmptyState title={t('notice.choose')} icon="list" level={level} />;
}
