import { ensurePackages } from './lib/packages.mjs';
import { main } from './lib/say.mjs';
import { buildChanged } from './lib/targets.mjs';

await main(async () => {
  await ensurePackages();
  await buildChanged();
});
