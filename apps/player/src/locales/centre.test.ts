import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { messages } from './en/centre/index.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));
/** What comes with the words of the centres (overlays.tsx). */
const WITH_WORDS = ['app/member-centre.tsx', 'app/agent-centre.tsx', 'security/forced-change.tsx'];

async function importsOf(): Promise<Metafile['inputs']> {
  const { metafile } = await build({
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
  return metafile.inputs;
}

it('are said by nothing that can be drawn before the words of the centres are there', async () => {
  const inputs = await importsOf();
  const seen = new Set<string>();
  const look = (path: string): void => {
    if (seen.has(path) || WITH_WORDS.some((end) => path.endsWith(end))) return;
    seen.add(path);
    for (const { path: next } of inputs[path]?.imports ?? []) look(next);
  };
  look('main.tsx');
  const sources = [...seen].filter((path) => /^[^.].*\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(100);
  const early = sources.filter((path) => {
    const source = readFileSync(SRC + path, 'utf8');
    return (
      !path.startsWith('locales/') && Object.keys(messages).some((id) => source.includes(`'${id}'`))
    );
  });
  expect(early).toEqual([]);
});
