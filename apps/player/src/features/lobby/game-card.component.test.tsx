import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aGame, aPage } from '../../testing/games.ts';
import { aLane } from '../../testing/house.ts';
import { openSite } from '../../testing/site.tsx';

const river = aGame({
  gameId: 'river-ways',
  vassalage: 'PADMA',
  name: { EN: 'Tidal river', BN: 'জোয়ারের নদী' },
});
const padma = aLane({ vassalage: 'PADMA', title: { EN: 'Padma Works', BN: 'পদ্মা ওয়ার্কস' } });

async function theCard(language: 'EN' | 'BN', different: Partial<typeof river> = {}) {
  wire.answers(catalogueRoutes.gameVendor, { data: { lanes: [aLane(), padma] } });
  wire.answers(catalogueRoutes.gameList, aPage([{ ...river, ...different }]));
  const site = await openSite('/rng', { language });
  const list = within(await site.screen.findByRole('tabpanel'));
  const name = await list.findByText(river.name[language]);
  return { ...site, list, name };
}

test.each(READERS)(
  'a card has the game’s name and maker upon its picture, and its return and smallest bet below (%s)',
  async (language) => {
    const { name, list, t } = await theCard(language);
    const upon = name.parentElement?.parentElement;
    expect(upon?.querySelector('img')?.getAttribute('src')).toBe('/art/river-ways.svg');
    expect(upon).toHaveTextContent(padma.title[language]);
    const link = list.getByRole('link', { name: new RegExp(river.name[language]) });
    expect(link).toHaveTextContent(t('lobby.rtp', { rtp: '95.62' }));
    expect(link).toHaveTextContent(t('lobby.from'));
    expect(link).toHaveTextContent('0.20');
  },
);

test('a card whose maker is off says that it is closed, and leads nowhere', async () => {
  const { name, list, t } = await theCard('EN', { isOpen: false });
  expect(name).toBeVisible();
  expect(list.getByText(t('lobby.closed'))).toBeVisible();
  expect(list.queryByRole('link', { name: /Tidal river/ })).toBeNull();
});

test('a card of a maker that is not in the list has its name alone', async () => {
  const { name, list } = await theCard('EN', { vassalage: 'ELSEWHERE' });
  expect(name).toBeVisible();
  expect(list.queryByText('ELSEWHERE')).toBeNull();
});
