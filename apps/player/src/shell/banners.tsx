import { Icon } from '@nokshi/ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useBanners } from '../data/queries.ts';
import { Picture } from '../lib/picture.tsx';
import { REDUCED_MOTION, useMedia } from '../lib/use-media.ts';
import { useWords } from '../lib/words.ts';
import { bannerLink } from './banner-link.ts';
import styles from './banners.module.css';

const TURN_MS = 5_000;

/** The keys that turn it while the focus stands on its controls. */
const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The carousel: only when the group has banners; it turns only when there is more than one. */
export function Banners({ groupName }: { readonly groupName: string | null }) {
  const { t, local, language } = useWords();
  const query = useBanners(groupName, language);
  const banners = query.data ?? [];
  const still = useMedia(REDUCED_MOTION);
  const [paused, setPaused] = useState(false);
  const [at, setAt] = useState(0);
  const many = banners.length > 1;
  const turning = many && !paused && !still;
  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => setAt((now) => now + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [turning]);

  // The place is kept while we ask, so that the content below does not jump.
  if (groupName !== null && query.isPending) {
    return (
      <div className={styles.carousel}>
        <div className={styles.slide} />
      </div>
    );
  }
  if (groupName === null || banners.length === 0) return null;
  const shown = ((at % banners.length) + banners.length) % banners.length;
  const turn = ({ key }: KeyboardEvent) => {
    const step = STEP[key];
    if (many && step !== undefined) setAt(shown + step);
  };
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('shell.carousel')}
      aria-label={t('shell.banners')}
    >
      {banners.map((banner, index) => (
        <div key={banner.bannerId} className={styles.slide} hidden={index !== shown}>
          <Slide banner={banner} words={local(banner.alt)} />
        </div>
      ))}
      {many && (
        <div className={styles.controls}>
          {banners.map((banner, index) => (
            <button
              key={banner.bannerId}
              type="button"
              className={styles.dot}
              aria-label={t('shell.banner-number', { number: index + 1, of: banners.length })}
              aria-current={index === shown || undefined}
              onClick={() => setAt(index)}
              onKeyDown={turn}
            />
          ))}
          {!still && (
            <button
              type="button"
              className={styles.pause}
              aria-label={t(paused ? 'shell.banners-play' : 'shell.banners-pause')}
              onClick={() => setPaused(!paused)}
              onKeyDown={turn}
            >
              <Icon name={paused ? 'play' : 'pause'} size={18} />
            </button>
          )}
        </div>
      )}
    </section>
  );
}

type SlideProps = {
  readonly banner: Parameters<typeof bannerLink>[0] & { readonly url: string };
  readonly words: string;
};

function Slide({ banner, words }: SlideProps) {
  const link = bannerLink(banner);
  const content = (
    <>
      <Picture src={banner.url} alt="" width={1200} height={300} />
      <span className={styles.words}>{words}</span>
    </>
  );
  if (link === null) return content;
  if (!link.startsWith('/')) {
    return (
      <a href={link} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return <Link href={link}>{content}</Link>;
}
