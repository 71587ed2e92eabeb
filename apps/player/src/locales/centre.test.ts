import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { messages as agents } from './en/agents/index.ts';
import { messages as centre } from './en/centre/index.ts';
import { messages as lottery } from './en/lottery/index.ts';
import { messages as tables } from './en/tables/index.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));
/** What comes with the words of the centres (overlays.tsx), and with those of the lottery (pages.ts, member-pages.ts). */
const PARTS = {
  centres: {
    messages: centre,
    withWords: [
      'app/member-centre.tsx',
      'app/agent-centre.tsx',
      'security/forced-change.tsx',
      'points/point-mall.tsx',
      'promotions/promotions-page.tsx',
      'promotions/promotion-page.tsx',
      'vip/vip-page.tsx',
    ],
  },
  lottery: {
    messages: lottery,
    withWords: [
      'lottery/lottery-page.tsx',
      'lottery/elott-page.tsx',
      'app/verify-page.tsx',
      'records/bets-page.tsx',
      'team/bets-page.tsx',
      'fairness/proof-modal.tsx',
    ],
  },
  tables: {
    messages: tables,
    withWords: [
      'app/table-pages.tsx',
      'app/verify-page.tsx',
      'records/bets-page.tsx',
      'fairness/proof-modal.tsx',
      'game/board.ts',
      'chat/table-chat.tsx',
      'team/bets-page.tsx',
    ],
  },
  agents: {
    messages: agents,
    withWords: [
      'agents/contracts/contract-dialog.tsx',
      'agents/contracts/offer-dialog.tsx',
      'agents/contracts/record-page.tsx',
      'agents/contracts/requests-page.tsx',
      'agents/contracts/waiting-notice.tsx',
      'agents/team/account-page.tsx',
      'agents/team/bets-page.tsx',
      'agents/team/income-page.tsx',
      'agents/team/management-page.tsx',
      'agents/team/overview-page.tsx',
      'agents/team/profit-page.tsx',
      'agents/team/transactions-page.tsx',
    ],
  },
} as const;

const built = build({
  entryPoints: [`${SRC}main.tsx`],
  bundle: true,
  metafile: true,
  write: false,
  splitting: true,
  format: 'esm',
  outdir: 'none',
  absWorkingDir: SRC,
  loader: { '.woff2': 'empty', '.svg': 'empty' },
  logLevel: 'error',
});

it.each(Object.entries(PARTS))(
  'the words of the %s are said by nothing that can be drawn before they are there',
  async (_, { messages, withWords }) => {
    const inputs: Metafile['inputs'] = (await built).metafile.inputs;
    const seen = new Set<string>();
    const look = (path: string): void => {
      if (seen.has(path) || withWords.some((end) => path.endsWith(end))) return;
      seen.add(path);
      for (const { path: next } of inputs[path]?.imports ?? []) look(next);
    };
    look('main.tsx');
    const sources = [...seen].filter((path) => /^[^.].*\.tsx?$/.test(path));
    expect(sources.length).toBeGreaterThan(100);
    const early = sources.filter((path) => {
      const source = readFileSync(SRC + path, 'utf8');
      return (
        !path.startsWith('locales/') &&
        Object.keys(messages).some((id) => source.includes(`'${id}'`))
      );
    });
    expect(early).toEqual([]);
  },
);
