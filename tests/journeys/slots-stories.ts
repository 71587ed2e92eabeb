import { consoleRoutes } from '@nokshi/contract';
import { anAlarm } from './furnish-slots.ts';
import type { Story } from './ground.ts';

const reason = '-';
const { slots, catalogue } = consoleRoutes;

/** What an operator writes at the desk of slots. */
export const SLOTS_STORIES: Readonly<Record<string, Story>> = {
  'console.slots.closeAlarm': async ({ house }) => ({
    alarmId: await anAlarm(house, 'street-lamps'),
    reason,
  }),
  'console.slots.terms': async ({ admin }) => {
    const { jackpots } = await admin.call(slots.jackpots, { asset: 'BDT' });
    const own = jackpots.find(({ gameId }) => gameId === 'river-chest');
    const thousandths = (percent = '0') => Math.round(Number(percent) * 10);
    return {
      gameCode: 'river-chest',
      version: own?.version,
      levels: own?.levels.map(({ seed, share }) => ({ seed, share: thousandths(share) })),
      reserveShare: thousandths(own?.reserveShare) + 5,
      reason,
    };
  },
  'console.slots.switch': async ({ admin }) => {
    const gameId = 'star-stitch';
    await admin.call(catalogue.setGame, { gameId, cells: { enabled: '0' }, reason: 'Closed.' });
    return { gameCode: gameId, into: 'river-chest', reason };
  },
};
