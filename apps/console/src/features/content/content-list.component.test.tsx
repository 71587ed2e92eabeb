import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ContentList } from './content-list.tsx';
import { HELP, type Item, NOTICES } from './kinds.ts';

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function planned(name: string, from: number, until: number): Item {
  const doc = { ...NOTICES.empty, title: { EN: name, BN: name }, from: at(from), until: at(until) };
  const rest = { previous: null, createdAt: at(-6), changedAt: at(-6), changedBy: 'editor' };
  return { id: name, state: 'draft', doc, version: 1, ...rest };
}

const items = [
  planned('In three days', 3, 4),
  planned('In three weeks', 21, 22),
  planned('Of last week', -5, -4),
];
const noOpening = () => {};

test('what is planned is found by the days it is shown on, ahead and back (C-041, C-042)', async () => {
  const list = <ContentList kind={NOTICES} items={items} onOpen={noOpening} />;
  const { screen, user, t } = await show(list, { at: '/notices?state=draft' });
  const names = () =>
    screen.getAllByRole('button', { name: /^(In|Of) / }).map((each) => each.textContent);
  const all = ['In three days', 'In three weeks', 'Of last week'];
  expect(names()).toEqual(all);
  for (const [preset, expected] of [
    ['days-next-7', ['In three days']],
    ['days-next-30', ['In three days', 'In three weeks']],
    ['days-30', ['Of last week']],
    ['days-7', ['Of last week']],
    ['any-day', all],
  ] as const) {
    await user.click(screen.getByRole('button', { name: t(`content.${preset}`) }));
    expect(names(), preset).toEqual(expected);
  }
});

test('the days stand in the address, which shows the same again (C-043)', async () => {
  const list = <ContentList kind={NOTICES} items={items} onOpen={noOpening} />;
  const { screen } = await show(list, { at: '/notices?state=draft&range=7' });
  expect(screen.getAllByRole('button', { name: /^(In|Of) / })).toHaveLength(1);
});

test('what has no schedule is not asked for its days', async () => {
  const { screen, t } = await show(<ContentList kind={HELP} items={[]} onOpen={noOpening} />);
  expect(screen.queryByRole('group', { name: t('content.days') })).toBeNull();
  expect(screen.getByText(t('content.none'))).toBeVisible();
});
