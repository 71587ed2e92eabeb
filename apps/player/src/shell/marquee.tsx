import { Icon } from '@nokshi/ui';
import { useState } from 'react';
import { IN_MARQUEE, type ReaderNotice, useNotices } from '../data/notices.ts';
import { useAddress } from '../lib/address.ts';
import { REDUCED_MOTION, useMedia } from '../lib/use-media.ts';
import { useWords } from '../lib/words.ts';
import styles from './marquee.module.css';

const SECONDS_A_SIGN = 0.22;
const SHORTEST_SECONDS = 18;

/** Titles of notices run by; each opens its notice. It can be paused, and stands still where motion is not wanted. */
export function Marquee() {
  const { t, language } = useWords();
  const still = useMedia(REDUCED_MOTION);
  const [paused, setPaused] = useState(false);
  const { data, isPending } = useNotices(language);
  // Their place is kept, so that nothing below moves when they come.
  if (isPending) return <div className={styles.marquee} />;
  const notices = (data ?? []).filter(({ type }) => IN_MARQUEE.has(type));
  if (notices.length === 0) return null;
  const signs = notices.reduce((sum, { title }) => sum + title.length + 8, 0);
  const seconds = Math.max(SHORTEST_SECONDS, Math.round(signs * SECONDS_A_SIGN));
  return (
    <section className={styles.marquee} aria-label={t('notice.title')}>
      <Icon name="chat" size={18} />
      <div className={styles.window}>
        <div
          className={styles.track}
          data-paused={paused || undefined}
          style={{ animationDuration: `${seconds}s` }}
        >
          <Titles notices={notices} />
          {/* The same again closes the gap behind the last title. */}
          {!still && (
            <div aria-hidden="true" inert>
              <Titles notices={notices} />
            </div>
          )}
        </div>
      </div>
      {!still && (
        <button
          type="button"
          className={styles.pause}
          aria-label={t(paused ? 'notice.run' : 'notice.pause')}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size={16} />
        </button>
      )}
    </section>
  );
}

function Titles({ notices }: { readonly notices: readonly ReaderNotice[] }) {
  const { open } = useAddress();
  return (
    <ul className={styles.titles}>
      {notices.map(({ id, title }) => (
        <li key={id}>
          <button type="button" onClick={() => open({ m: 'notice', notice: id })}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
