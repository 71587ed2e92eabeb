import { expect, it } from 'vitest';
import { openCentre } from './open-centre.ts';

it.each([
  ['', null],
  ['mc=depositv2', 'member'],
  ['ac=agentTeamOverview', 'agent'],
  ['mc=depositv2&ac=agentTeamOverview', 'member'],
  ['ac=agentTeamOverview&mc=depositv2', 'member'],
  ['mc=no-such-page&ac=agentTeamOverview', 'agent'],
  ['mc=no-such-page', null],
])('of the two centres “%s” opens one at most', (query, centre) => {
  expect(openCentre(new URLSearchParams(query))).toBe(centre);
});
