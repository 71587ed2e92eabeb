// Does all that is missing, nothing twice, then serves. Runs before there are any packages.
import { checkNode, ensurePackages } from './lib/packages.mjs';
import { main } from './lib/say.mjs';

await main(async () => {
  checkNode();
  console.log('Nokshi starts');
  await ensurePackages();
  const { buildChanged, SERVER_BUNDLE } = await import('./lib/targets.mjs');
  await buildChanged();
  process.setSourceMapsEnabled(true);
  await import(SERVER_BUNDLE);
});
