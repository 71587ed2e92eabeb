import { LOTTERY_VENDORS } from '@nokshi/contract/pages.ts';
import { describe, expect, it } from 'vitest';
import { gameAddress, makerAddress } from './game-address.ts';

describe('the lottery’s makers', () => {
  it.each(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'])('%s leads to the lottery', (vendor) => {
    expect(LOTTERY_VENDORS).toContain(vendor);
    expect(makerAddress('/elott', vendor)).toBe(`/lottery?vendor=${vendor}`);
    expect(gameAddress({ gameId: 'BD_5', vassalage: vendor })).toBe(
      `/lottery?vendor=${vendor}&gameCode=BD_5`,
    );
  });

  it('are no others: those have their tab in the list and their game in the frame', () => {
    expect(makerAddress('/rng', 'NOKSHI')).toBe('/rng?page=NOKSHI');
    expect(gameAddress({ gameId: 'river-ways', vassalage: 'LOTTERY' })).toBe('/game?id=river-ways');
  });
});
