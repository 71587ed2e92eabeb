import { HELP_SECTIONS } from '@nokshi/contract/content.ts';
import type { HelpEntry } from '@nokshi/contract/player/site.ts';
import { EmptyState, Icon, RichText } from '@nokshi/ui';
import { useEffect, useRef, useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { useHelp } from './help-queries.ts';
import styles from './help.module.css';

type Props = {
  /** The tag of the topic that is wanted: it opens and comes into sight. */
  readonly wanted: string;
  readonly level: 2 | 3;
};

/** The help topics under their sections, each to be opened and closed. Checklist R-025, E-103. */
export function HelpTopics({ wanted, level }: Props) {
  const { t, language } = useWords();
  const Heading = `h${level}` as const;
  return (
    <QueryView query={useHelp(language)}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={t('help.none')} level={level} />
        ) : (
          <div className={styles.topics}>
            {HELP_SECTIONS.map((section) => ({
              section,
              topics: entries.filter((entry) => entry.section === section),
            }))
              .filter(({ topics }) => topics.length > 0)
              .map(({ section, topics }) => (
                <section key={section} aria-labelledby={`section-${section}`}>
                  <Heading id={`section-${section}`} className={styles.section}>
                    {t(`help.${section}`)}
                  </Heading>
                  {topics.map((entry) => (
                    <Topic
                      key={entry.tag}
                      entry={entry}
                      wanted={entry.tag === wanted}
                      level={level}
                    />
                  ))}
                </section>
              ))}
          </div>
        )
      }
    </QueryView>
  );
}

type TopicProps = {
  readonly entry: HelpEntry;
  readonly wanted: boolean;
  readonly level: 2 | 3;
};

function Topic({ entry, wanted, level }: TopicProps) {
  const { language } = useWords();
  const { go } = useAddress();
  const [open, setOpen] = useState(wanted);
  const element = useRef<HTMLDivElement>(null);
  const Heading = `h${level + 1}` as 'h3' | 'h4';
  useEffect(() => {
    if (!wanted) return;
    setOpen(true);
    element.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return (
    <div ref={element} id={entry.tag} className={styles.topic}>
      <Heading>
        <button
          type="button"
          className={styles.title}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {entry.title}
          <Icon name="down" size={18} />
        </button>
      </Heading>
      <div hidden={!open} className={styles.content}>
        <RichText
          html={entry.content}
          lang={language === 'BN' ? 'bn' : 'en'}
          onFollow={(path) => go(path)}
        />
      </div>
    </div>
  );
}
