import type { Post } from '@nokshi/contract/player/site.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { buttonLook, EmptyState, RichText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useAddress } from '../../lib/address.ts';
import { Picture } from '../../lib/picture.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './notices.module.css';

/** The list of news or of the blog, newest first. */
export function Posts({ type }: { readonly type: Post['type'] }) {
  const { t, language: lang } = useWords();
  const { href } = useAddress();
  const posts = useQuery({
    queryKey: ['content', 'post', type, lang],
    queryFn: () => call(siteRoutes.posts, { type, lang }),
  });
  return (
    <QueryView query={posts}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={t('notice.no-posts')} />
        ) : (
          <ul className={styles.cards}>
            {list.map((post) => (
              <li key={post.id}>
                <Link href={href({ post: post.id })} className={styles.card ?? ''}>
                  {post.picture && <Picture src={post.picture} alt="" width={1200} height={300} />}
                  <h2>{post.title}</h2>
                  <Moment at={post.time} />
                  <p>{post.summary}</p>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

/** One post to read. */
export function PostPage({ id }: { readonly id: string }) {
  const { t, language: lang } = useWords();
  const { href, go } = useAddress();
  const post = useQuery({
    queryKey: ['content', 'post', id, lang],
    queryFn: () => call(siteRoutes.post, { id, lang }),
  });
  return (
    <div className={styles.post}>
      <p className={styles.back}>
        <Link href={href({ post: null })} className={buttonLook('quiet', true)}>
          {t('notice.all-posts')}
        </Link>
      </p>
      <QueryView query={post}>
        {({ title, picture, time, content }) => (
          <article className={styles.post}>
            {picture && <Picture src={picture} alt="" width={1200} height={300} />}
            <h2>{title}</h2>
            <Moment at={time} />
            <RichText
              html={content}
              lang={lang === 'BN' ? 'bn' : 'en'}
              onFollow={(path) => go(path)}
            />
          </article>
        )}
      </QueryView>
    </div>
  );
}
