import type { SurveyedGame } from '@nokshi/contract/console/slots.ts';
import { SURVEY_WINDOWS } from '@nokshi/contract/console/slots.ts';

const METERS = ['rounds', 'staked', 'paid', 'contributed', 'jackpots', 'biggest', 'held'] as const;

/** One line a game, fields as the wire names them; nothing in it needs quotes. */
export function csvOf(games: readonly SurveyedGame[]): string {
  const windows = SURVEY_WINDOWS.flatMap((one) =>
    (['rounds', 'measured', 'low', 'high', 'standing'] as const).map((of) => ({ one, of })),
  );
  const head = [
    'game',
    'vendor',
    'since',
    'rtp',
    ...METERS,
    'hold',
    'theoreticalHold',
    ...windows.map(({ one, of }) => `${one}.${of}`),
  ];
  const lines = games.map((game) => [
    game.gameCode,
    game.vendor,
    game.since ?? '',
    game.rtp,
    ...METERS.map((meter) => game.meters[meter]),
    game.hold ?? '',
    game.theoreticalHold,
    ...windows.map(({ one, of }) => game.windows[one][of] ?? ''),
  ]);
  return [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
