import '@nokshi/ui/style.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { listenToRefusals, sealWith } from '@nokshi/web/call.ts';
import { FreshQueries } from '@nokshi/web/fresh-queries.ts';
import { savedLanguage, speak, teach } from '@nokshi/web/language.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { endedSession } from './lib/session.ts';

teach({
  EN: () => import('./locales/en/index.ts'),
  BN: () => import('./locales/bn/index.ts'),
});
sealWith(consoleIdentityRoutes.credentialKey);
listenToRefusals((refusal) => {
  if (refusal.code === 'edge.not-logged-in' || refusal.code === 'edge.session-ended')
    endedSession();
});

const queries = new FreshQueries({
  defaultOptions: { queries: { retry: 1, staleTime: 5_000, refetchOnWindowFocus: true } },
});

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
await speak(savedLanguage('EN'));
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
