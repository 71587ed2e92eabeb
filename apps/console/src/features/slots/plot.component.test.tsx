import { READERS } from '@nokshi/web/testing/readers.ts';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ReturnPlot } from './plot.tsx';

test.each(READERS)(
  'a game whose rounds are older than the days shown is not called unplayed (%s)',
  async (language) => {
    const { screen, t } = await show(<ReturnPlot days={[]} rtp={96} played />, { language });
    expect(screen.getByText(t('slots.no-recent-rounds'))).toBeVisible();
    expect(screen.queryByText(t('slots.no-rounds'))).toBeNull();
  },
);

test('a game without any round is', async () => {
  const { screen, t } = await show(<ReturnPlot days={[]} rtp={96} played={false} />);
  expect(screen.getByText(t('slots.no-rounds'))).toBeVisible();
});
