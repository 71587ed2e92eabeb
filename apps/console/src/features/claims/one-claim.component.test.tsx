import { consoleClaimRoutes as routes } from '@nokshi/contract/console/claims.ts';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import type { OneClaim } from './claim.ts';
import { OneClaimPage } from './one-claim.tsx';

const AT = '2026-03-01T10:00:00.000Z';
const claim: OneClaim['claim'] = {
  id: 'clm-1',
  kind: 'deposit',
  about: 'dep-1',
  state: 'OPEN',
  reference: 'TRX 300 17',
  words: 'I paid and it was not credited',
  pictures: 0,
  filedAt: AT,
  answerBy: AT,
  answeredAt: null,
  answer: null,
  amount: null,
  memberId: 'member-1',
  username: 'rahima01',
  asked: '300.17',
  answeredBy: null,
};
const found: OneClaim = {
  claim,
  proofs: [],
  deposit: null,
  withdrawal: null,
  byLine: false,
  callbacks: [],
  lines: [],
};
const proposal = {
  id: 'prp-1',
  act: 'cashier.credit-claim',
  object: 'clm-1',
  label: 'rahima01 ৳30,000.00',
  changes: [],
  reason: 'paid by bank',
  state: 'PENDING',
  proposedBy: 'fin1',
  proposedAt: AT,
  expiresAt: AT,
  decidedBy: null,
  decidedAt: null,
  note: null,
  own: false,
  mayDecide: true,
} as const;

test.each([
  ['nobody proposed is asked for', [], true],
  ['waits for a second person is decided in its card alone', [proposal], false],
])('a claim: a credit that %s', async (_, rows, asks) => {
  wire.answers(routes.one, found);
  wire.answers(consoleProposalRoutes.proposals, { rows, next: null });
  const { screen, t } = await show(<OneClaimPage id="clm-1" />);
  await screen.findByText(claim.words);
  if (rows.length > 0) await screen.findByText(proposal.reason);
  const credit = screen.queryByRole('button', { name: t('claims.credit') });
  expect(credit !== null).toBe(asks);
});
