import { webApp } from '@nokshi/web/web-app.ts';
import { defineConfig } from 'vite';
import { installable } from './build/installable.ts';
import { pageHeads } from './build/page-heads.ts';
import { verifyScript } from './build/verify-script.ts';

const site = webApp({ config: import.meta.url, name: 'player' });

export default defineConfig({
  ...site,
  plugins: [...(site.plugins ?? []), pageHeads(), verifyScript(), installable()],
});
