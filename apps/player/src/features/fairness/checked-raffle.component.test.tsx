import { raffleRoutes } from '@nokshi/contract/player/raffle.ts';
import { raffleDocument } from '@nokshi/house-math/raffle/testing/raffle-document.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import Verify from '../../app/verify-page.tsx';
import { show } from '../../testing/show.tsx';

const { entrants, ...PROOF } = raffleDocument();
const at = `/verify?raffle=${PROOF.issue}`;

/** The list in two pages. */
const pages = (rows: typeof entrants) => {
  wire.answers(raffleRoutes.entrants, ({ input: { from } }) =>
    from === 0 ? { rows: rows.slice(0, 2), next: 2 } : { rows: rows.slice(2), next: null },
  );
};

test.each(READERS)('a raffle is drawn again from its whole list (%s)', async (language) => {
  wire.answers(raffleRoutes.proof, PROOF);
  pages(entrants);
  const { screen, t } = await show(<Verify />, { at, language });
  expect(await screen.findByText(t('verify.verified'))).toBeVisible();
  expect(screen.getByText(t('verify.raffle-words'))).toBeVisible();
  const line = PROOF.winners?.[0]?.place ?? -1;
  expect(screen.getByText(entrants[line]?.entrant ?? '')).toBeVisible();
});

test('a list with other tickets is named', async () => {
  wire.answers(raffleRoutes.proof, PROOF);
  pages(entrants.map((each, nr) => (nr === 0 ? { ...each, tickets: '99' } : each)));
  const { screen, t } = await show(<Verify />, { at });
  expect(await screen.findByText(t('verify.wrong'))).toBeVisible();
  const list = screen.getByText(new RegExp(t('verify.raffle-root')));
  expect(list).toHaveTextContent(t('fairness.no'));
});

test('a raffle whose list is not frozen has no proof yet', async () => {
  wire.refuses(raffleRoutes.proof, 'promotions.raffle-state');
  const { screen, t } = await show(<Verify />, { at });
  expect(await screen.findByText(t('verify.raffle-none'))).toBeVisible();
});
