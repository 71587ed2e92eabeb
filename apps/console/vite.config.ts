import { webApp } from '@nokshi/web/web-app.ts';
import { defineConfig } from 'vite';

export default defineConfig(webApp({ config: import.meta.url, name: 'console' }));
