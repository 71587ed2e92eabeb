import { consoleContentRoutes } from '@nokshi/contract/console/content.ts';
import { RichText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import desk from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './content.module.css';
import type { Words } from './kinds.ts';

const PAUSE_MS = 400;
const LANGUAGES = ['EN', 'BN'] as const;

/** What visitors will see in both languages: HTML as the server leaves it, not as it was typed. */
export function ContentPreview({ title, html }: { readonly title: Words; readonly html: Words }) {
  const { t } = useWords();
  const [asked, setAsked] = useState(html);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(html), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [html]);
  const preview = useQuery({
    queryKey: ['content-preview', asked],
    queryFn: () => call(consoleContentRoutes.preview, { html: asked }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className={`${desk.card} ${desk.stack}`} aria-label={t('content.preview')}>
      <h2>{t('content.preview')}</h2>
      <QueryView query={preview} height="160px">
        {(kept) => (
          <div className={styles.pair}>
            {LANGUAGES.map((language) => (
              <div key={language} className={styles.shown} lang={language.toLowerCase()}>
                <h3>{title[language]}</h3>
                <RichText html={kept.html[language]} lang={language === 'EN' ? 'en' : 'bn'} />
              </div>
            ))}
          </div>
        )}
      </QueryView>
    </section>
  );
}
