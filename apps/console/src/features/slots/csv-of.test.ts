import type { SurveyedGame } from '@nokshi/contract/console/slots.ts';
import { expect, it } from 'vitest';
import { csvOf } from './csv-of.ts';

const survey = { rounds: '10', measured: '95.00', low: null, high: null, standing: 'few' } as const;
const game: SurveyedGame = {
  gameCode: 'kantha-lines',
  name: { EN: 'Kantha chest', BN: 'কাঁথা' },
  vendor: 'NOKSHI',
  isOpen: true,
  rtp: '96.03',
  meters: {
    rounds: '10',
    staked: '20.00',
    paid: '19.00',
    contributed: '0.00',
    jackpots: '0.00',
    biggest: '8.00',
    held: '1.00',
  },
  hold: '5.00',
  theoreticalHold: '3.97',
  since: null,
  windows: { day: survey, week: survey, month: survey, all: survey },
};

it('has a line for each game with as many fields as its head', () => {
  const lines = csvOf([game, game]).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  const [head = '', ...rows] = lines;
  for (const row of rows) expect(row.split(',')).toHaveLength(head.split(',').length);
  expect(rows[0]).toContain('kantha-lines,NOKSHI,,96.03,10,20.00,19.00');
});
