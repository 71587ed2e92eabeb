import { consoleRoutes } from '@nokshi/contract';
import type { Check, LivedDay } from './check.ts';

const { proof, verify } = consoleRoutes.wallet;
const LOOKS = 600;

/** A full proof, asked for at the console; no tail proof found a difference during the day either. */
export const ledger: Check = {
  name: 'ledger: a full proof',
  async find(day) {
    const id = await begin(day);
    if (!id) return ['the proof could not be begun'];
    for (let look = 0; look < LOOKS; look += 1) {
      await day.rest();
      const said = await day.world.ask(day.operator, proof, { input: {}, as: 'look at the proof' });
      if (!said) return ['the proof cannot be seen'];
      const full = said.scopes.find(({ scope }) => scope === 'full')?.last;
      if (full?.id !== id) continue;
      if (full.differences > 0) return full.examples.map((one) => JSON.stringify(one));
      return said.alarms.filter((alarm) => alarm.endsWith('differences'));
    }
    return ['the proof did not end'];
  },
};

/** The proof of each minute may be running. */
async function begin(day: LivedDay): Promise<string | null> {
  for (let look = 0; look < LOOKS; look += 1) {
    const begun = await day.world.ask(day.operator, verify, {
      input: { scope: 'full' },
      as: 'begin a proof',
      may: ['wallet.verify-running'],
    });
    if (begun) return begun.id;
    await day.rest();
  }
  return null;
}
