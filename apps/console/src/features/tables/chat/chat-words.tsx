import {
  MOST_CHAT_WORDS,
  consoleTableChatRoutes as routes,
} from '@nokshi/contract/console/table-chat.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';
import { Button, EmptyState, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../../lib/desk.module.css';
import { QueryView } from '../../../lib/query-view.tsx';
import { ReasonForm, useReason } from '../../../lib/reason-dialog.tsx';
import { useMay } from '../../../lib/session.ts';
import { useWords } from '../../../lib/words.ts';
import { TABLES_KEY } from '../tables.ts';

type Held = Output<typeof routes.words>;

/** The words that are refused at every table, and the way to another list. */
export function ChatWords({ query }: { readonly query: UseQueryResult<Held> }) {
  const { t } = useWords();
  const mayModerate = useMay('tables.chat-moderate');
  const [isOpen, setOpen] = useState(false);
  return (
    <QueryView query={query} height="240px">
      {(held) => (
        <section className={`${styles.card} ${styles.stack}`}>
          <div className={styles.between}>
            <h2>{t('tables.chat-words')}</h2>
            {mayModerate && (
              <Button small onClick={() => setOpen(true)}>
                {t('tables.chat-words-change')}
              </Button>
            )}
          </div>
          <p className={styles.quiet}>{t('tables.chat-words-words')}</p>
          {held.words.length === 0 ? (
            <EmptyState title={t('tables.chat-words-none')} level={3} />
          ) : (
            <ul className={styles.points}>
              {held.words.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          )}
          {isOpen && <WordsDialog key={held.version} held={held} onClose={() => setOpen(false)} />}
        </section>
      )}
    </QueryView>
  );
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim().toLowerCase())
      .filter(Boolean),
  ),
];
const LONGEST = 40;

function WordsDialog({ held, onClose }: { readonly held: Held; readonly onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useReason({
    start: { words: held.words.join('\n') },
    act: (reason, { words }) =>
      call(routes.setWords, { words: linesOf(words), version: held.version, reason }),
    done: t('tables.chat-words-done'),
    onDone: () => queries.invalidateQueries({ queryKey: TABLES_KEY }),
    onClose,
  });
  const words = linesOf(form.values.words);
  const isWrong =
    words.length > MOST_CHAT_WORDS || words.some(({ length }) => length < 2 || length > LONGEST);
  return (
    <ReasonForm
      form={form}
      title={t('tables.chat-words-change')}
      before={
        <TextArea
          label={t('tables.chat-words')}
          hint={t('tables.chat-words-hint', { most: MOST_CHAT_WORDS })}
          rows={10}
          spellCheck={false}
          autoCapitalize="none"
          {...form.field('words')}
          {...(isWrong && { error: t('tables.chat-words-wrong') })}
        />
      }
      changes={settingChanges({ chatWords: held.words }, { chatWords: words })}
      action={t('change.apply')}
      onClose={onClose}
    />
  );
}
