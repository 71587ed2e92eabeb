import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from './say.mjs';

/**
 * What Node runs is bundled: our own packages go in, those of others stay in node_modules. One
 * that npm put beside a workspace (another version has the common place) is named by its path.
 * @param {string} outfile
 * @returns {import('esbuild').Plugin}
 */
function ownPackagesOnly(outfile) {
  const common = join(ROOT, 'node_modules') + sep;
  return {
    name: 'own-packages-only',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || path.startsWith('@nokshi/') || pluginData === 'asked') {
          return null;
        }
        if (path.startsWith('node:')) return { path, external: true };
        const found = await build.resolve(path, { kind, resolveDir, pluginData: 'asked' });
        const beside =
          found.path.includes(`${sep}node_modules${sep}`) && !found.path.startsWith(common);
        const named = beside ? relative(dirname(outfile), found.path).replaceAll(sep, '/') : path;
        return { path: named, external: true };
      });
    },
  };
}

/**
 * @param {string} entry
 * @param {string} outfile in the repository, so that bare imports resolve
 * @returns {import('esbuild').BuildOptions}
 */
export function bundleOptions(entry, outfile) {
  return {
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    plugins: [ownPackagesOnly(outfile)],
    logLevel: 'warning',
  };
}
