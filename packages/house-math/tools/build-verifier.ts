/** Writes `tools/verify-round.mjs` of the repository: the stand-alone verifier in one file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-folder.ts';
import { bundleVerifier } from './verifier/bundle-verifier.ts';

const folder = packageFolder();
const target = join(folder, '..', '..', 'tools');
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'verify-round.mjs'), bundleVerifier(folder));
console.log('tools/verify-round.mjs is current');
