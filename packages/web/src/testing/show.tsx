import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import type { Language } from '@nokshi/contract/fields.ts';
import type { RefusalCode } from '@nokshi/contract/refusals.ts';
import { type Facts, refusalWords } from '@nokshi/contract/words/index.ts';
import { AskHost, Toasts } from '@nokshi/ui';
import { askStore } from '@nokshi/ui/dialog/ask.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type Catalogues, speak, teach } from '../language.ts';
import { wholeDates } from '../whole-dates.ts';
import type { Words } from '../words.ts';

type Stage = {
  readonly words: Catalogues;
  readonly queries: QueryClient;
  readonly language?: Language | undefined;
  /** The address of the page. */
  readonly at?: string | undefined;
  /** It is a whole app, which has its own place for questions and short notes. */
  readonly whole?: boolean;
};

/**
 * Draws a part of an app inside what every page of it has: words, what was asked, the address, and
 * over it questions and short notes. Gives who reads it (`screen`), who clicks and types (`user`), and
 * the words it speaks (`t`, `refusal`).
 */
export async function showIn<MessageId extends string>(
  ui: ReactNode,
  { words, queries, language = 'EN', at = '/', whole = false }: Stage,
) {
  askStore.current()?.answer(null);
  teach(words);
  await speak(language);
  history.replaceState(null, '', at);
  const drawn = render(ui, {
    wrapper: ({ children }) => (
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          {children}
          {!whole && <OverEveryPage />}
        </QueryClientProvider>
      </I18nProvider>
    ),
  });
  const t: Words<MessageId>['t'] = (id, values) => wholeDates(i18n._(id, values));
  const refusal = (code: RefusalCode, facts?: Facts) => refusalWords(code, language, facts);
  return { ...drawn, screen, user: someone(), t, refusal };
}

/**
 * Somebody who puts all but the last letter of a text in at once: each key that is pressed draws
 * the whole part again. Short texts, and keys with names, are pressed one by one.
 */
function someone(): UserEvent {
  const user = userEvent.setup({ delay: null });
  const type: UserEvent['type'] = async (field, text, options) => {
    if (text.length < 6 || options || /[{[]/.test(text)) return user.type(field, text, options);
    await user.click(field);
    await user.paste(text.slice(0, -1));
    await user.keyboard(text.slice(-1));
  };
  return { ...user, type };
}

function OverEveryPage() {
  const { i18n: words } = useLingui();
  return (
    <>
      <AskHost closeLabel={words._('app.close')} />
      <Toasts />
    </>
  );
}
