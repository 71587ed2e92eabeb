import { consoleMemberBaseRoutes as routes } from '@nokshi/contract/console/member-base.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { MemberBase } from './member-base.tsx';

const shown = {
  today: '2026-03-02',
  base: 1_960,
  given: [],
  upline: null,
  limits: { least: 1_700, usual: 1_960, most: 1_980, step: 2 },
};
const LOOKS = ['agents.read'] as const;
const RAISES = ['agents.read', 'agents.write'] as const;
type Given = { readonly may: typeof LOOKS | typeof RAISES; readonly language?: 'EN' | 'BN' };
const open = (different: object, { may, language = 'EN' }: Given) => {
  wire.answers(routes.show, { ...shown, ...different });
  return show(<MemberBase id="mbr_1" username="shirin" />, { may, language });
};

test.each(READERS)(
  'a higher prize base is proposed with what it changes (%s)',
  async (language) => {
    const { screen, user, t } = await open({}, { may: RAISES, language });
    expect(await screen.findByText(t('base.usual', { base: 1_960 }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('base.raise') }));
    const dialog = within(
      screen.getByRole('dialog', { name: t('base.title-of', { username: 'shirin' }) }),
    );
    const choice = dialog.getByRole('combobox', { name: t('base.new') });
    const offered = within(choice).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 10 }, (_, at) => String(1_962 + 2 * at)),
    );
    await user.selectOptions(choice, '1980');
    expect(dialog.getByRole('row', { name: /1960.*1980/ })).toBeVisible();
    wire.refuses(routes.set, 'lottery.base-of-upline');
    await user.type(dialog.getByRole('textbox', { name: t('member.reason') }), 'Top agent');
    await user.click(dialog.getByRole('button', { name: t('base.raise') }));
    expect(await dialog.findByText(refusalWords('lottery.base-of-upline', language))).toBeVisible();
    wire.answers(routes.set, { proposal: 'prp_1' });
    await user.click(dialog.getByRole('button', { name: t('base.raise') }));
    expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
    const input = { id: 'mbr_1', base: 1_980, reason: 'Top agent' };
    expect(wire.asked(routes.set).at(-1)?.input).toEqual(input);
  },
);

test('one that was given is shown with its day and who gave it; the next waits for tomorrow', async () => {
  const given = [
    { base: 1_970, since: '2026-03-03', by: 'opfinance' },
    { base: 1_950, since: '2026-02-01', by: 'rahim01' },
  ];
  const { screen, t } = await open({ base: 1_950, given }, { may: RAISES });
  expect(await screen.findByRole('row', { name: '1970 2026-03-03 opfinance' })).toBeVisible();
  expect(screen.getByRole('row', { name: '1950 2026-02-01 rahim01' })).toBeVisible();
  expect(screen.queryByText(t('base.usual', { base: 1_950 }))).toBeNull();
  expect(screen.getByText(t('base.waits'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('base.raise') })).toBeNull();
});

test.each([
  ['a member of an agent', { upline: { id: 'mbr_2', username: 'rahim01' } }, RAISES],
  ['the highest base', { base: 1_980 }, RAISES],
  ['an operator who may only look', {}, LOOKS],
] as const)('no other one is offered for %s', async (_, different, may) => {
  const { screen, t } = await open(different, { may });
  expect(await screen.findByRole('heading', { name: t('base.title') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('base.raise') })).toBeNull();
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    'upline' in different ? ['rahim01'] : [],
  );
});
