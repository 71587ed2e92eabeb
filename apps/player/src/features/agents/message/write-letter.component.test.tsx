import { agentLettersRoutes, LETTER_SIGNS } from '@nokshi/contract/player/agent-letters.ts';
import { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { KARIM } from '../../../testing/contracts.ts';
import { aMember, show } from '../../../testing/show.tsx';
import { aTeamMember, OWN } from '../../../testing/team.ts';
import ManagementPage from '../team/management-page.tsx';
import { WriteLetter } from './write-letter.tsx';

const open = (language: 'EN' | 'BN' = 'EN') =>
  show(<WriteLetter to={KARIM} />, { member: aMember({ type: 1 }), language });

test.each(['EN', 'BN'] as const)('an agent writes to a member below (%s)', async (language) => {
  wire.answers(agentLettersRoutes.write, {});
  const { screen, t, user } = await open(language);
  expect(screen.getByRole('dialog', { name: t('letter.title', KARIM) })).toBeVisible();
  await user.type(screen.getByLabelText(t('letter.subject')), 'Welcome');
  await user.type(
    screen.getByRole('textbox', { name: new RegExp(`^${t('letter.text')}`) }),
    'Good luck',
  );
  expect(screen.getByText(t('letter.left', { count: LETTER_SIGNS.text - 9 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('letter.send') }));
  expect(await screen.findByText(t('letter.sent', KARIM))).toBeVisible();
  expect(wire.asked(agentLettersRoutes.write).map(({ input }) => input)).toEqual([
    { to: KARIM.id, subject: 'Welcome', text: 'Good luck' },
  ]);
});

test('what leads out of the product is refused beside the field', async () => {
  wire.refuses(agentLettersRoutes.write, 'agents.letter-contact', { field: 'text' });
  const { screen, t, user, refusal } = await open();
  await user.type(screen.getByLabelText(t('letter.subject')), 'Welcome');
  await user.type(screen.getByLabelText(t('letter.text')), 'Call 01712345678');
  await user.click(screen.getByRole('button', { name: t('letter.send') }));
  expect(await screen.findByText(refusal('agents.letter-contact'))).toBeVisible();
});

test.each([
  [1, false, 1],
  [2, false, 0],
  [1, true, 0],
])(
  'from a member at level %i, closed: %s, it is opened by %i buttons',
  async (depth, closed, n) => {
    const of = { ...aTeamMember({ depth, closed }), path: [OWN, KARIM] };
    wire.answers(agentTeamRoutes.member, of);
    const at = `/?ac=x&member=${KARIM.id}`;
    const { screen, t, user } = await show(<ManagementPage />, { member: aMember(), at });
    expect(await screen.findByRole('button', { name: t('line.act-bets') })).toBeVisible();
    const buttons = screen.queryAllByRole('button', { name: t('letter.act') });
    expect(buttons).toHaveLength(n);
    if (buttons[0]) await user.click(buttons[0]);
    const dialogs = screen.queryAllByRole('dialog', { name: t('letter.title', KARIM) });
    expect(dialogs).toHaveLength(n);
  },
);
