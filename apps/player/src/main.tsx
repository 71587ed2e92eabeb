import '@nokshi/ui/style.css';
import './app/first-view.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { sealWith } from '@nokshi/web/call.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { guardSession } from './app/guard-session.ts';
import { pageAt } from './app/pages.ts';
import { listenToInstall } from './data/install.ts';
import { connectLive } from './data/live.ts';
import {
  countryQuery,
  fetchBannersAhead,
  learnDomains,
  menusQuery,
  queries,
  statusQuery,
} from './data/queries.ts';
import { startSession } from './data/session.ts';
import { keepFirstView } from './lib/first-view.ts';
import { startWorker } from './data/worker.ts';
import { savedLanguage, speak, teach } from '@nokshi/web/language.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

teach({
  EN: () => import('./locales/en/index.ts'),
  BN: () => import('./locales/bn/index.ts'),
});
keepFirstView();
sealWith(identityRoutes.credentialKey);
guardSession();
void queries.prefetchQuery(statusQuery);
void queries.prefetchQuery(menusQuery);
void queries.prefetchQuery(countryQuery);
const group = pageAt(location.pathname)?.bannerGroup;
if (group) void fetchBannersAhead(group, savedLanguage('EN'));
void startSession().finally(connectLive);
listenToInstall();
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

// After the first view: they are for the next one.
const afterwards = () => {
  void startWorker();
  learnDomains();
};
if (document.readyState === 'complete') afterwards();
else addEventListener('load', afterwards, { once: true });
