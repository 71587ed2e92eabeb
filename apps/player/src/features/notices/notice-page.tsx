import { Tabs } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import NoticeList from './notice-list.tsx';
import styles from './notices.module.css';
import { PostPage, Posts } from './posts.tsx';

const TABS = ['notices', 'news', 'blog'] as const;

/** Notices, news and blog: one page, a tab each. Checklist R-006, O-015. */
export default function NoticePage() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const shown = TABS.find((each) => each === params.get('show')) ?? 'notices';
  const postId = params.get('post');
  return (
    <div className={styles.page}>
      <h1>{t(`notice.${shown}`)}</h1>
      <Tabs
        label={t('notice.kinds')}
        tabs={TABS.map((id) => ({ id, label: t(`notice.${id}`) }))}
        selected={shown}
        onSelect={(id) => change({ show: id === 'notices' ? null : id, post: null, notice: null })}
      >
        {shown === 'notices' && <NoticeList level={2} />}
        {shown !== 'notices' && postId === null && <Posts type={shown} />}
        {shown !== 'notices' && postId !== null && <PostPage id={postId} />}
      </Tabs>
    </div>
  );
}
