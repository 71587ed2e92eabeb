import { fairnessRoutes } from '@nokshi/contract/player/fairness.ts';
import { commitmentOf, hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import { play } from '@nokshi/house-math/slot/families/index.ts';
import { loadSlot } from '@nokshi/house-math/slot/load-slot.ts';
import { payoutMinor } from '@nokshi/house-math/slot/payout.ts';
import { toDecimal } from '@nokshi/money';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import type { Proof } from './proofs.ts';
import VerifyModal from './verify-modal.tsx';

const LANGUAGES = ['EN', 'BN'] as const;
const SERVER_SEED = 'ab'.repeat(32);
const ROUND = 'rnd_1';

/** The first rounds under one seed, each as the house proves it; the one that is wanted is taken. */
async function playedRound(code: string, wanted: (proof: Proof) => boolean): Promise<Proof> {
  const game = await loadSlot(code);
  if (!game) throw new Error(`no game: ${code}`);
  const stake = game.stakes[0] ?? 0n;
  for (let nonce = 0; nonce < 500; nonce += 1) {
    const outcome = play(game, hmacRandom({ serverSeed: SERVER_SEED, clientSeed: 'river', nonce }));
    const proof: Proof = {
      format: 'nokshi-round-1',
      roundId: ROUND,
      gameCode: code,
      ruleVersion: String(game.ruleVersion),
      rulesHash: null,
      mappingVersion: 1,
      commitment: commitmentOf(SERVER_SEED),
      serverSeed: SERVER_SEED,
      clientSeed: 'river',
      nonce,
      stake: toDecimal(stake),
      payout: toDecimal(payoutMinor(game, stake, outcome.totalCredits)),
      totalCredits: outcome.totalCredits,
      jackpot: null,
      playedAt: '2026-03-01T10:00:00.000Z',
      outcome,
    };
    if (wanted(proof)) return proof;
  }
  throw new Error(`no such round of ${code}`);
}

const stepsOf = ({ outcome }: Proof) =>
  (outcome as { steps: { wins: { credits: number }[]; screen: number[][] }[] }).steps;
const winning = (proof: Proof) =>
  stepsOf(proof).length === 1 && stepsOf(proof)[0]?.wins.length === 1;

const open = (proof: Proof, language: (typeof LANGUAGES)[number] = 'EN') => {
  wire.answers(fairnessRoutes.round, proof);
  const at = `/?m=verify&round=${ROUND}`;
  return show(<VerifyModal onClose={() => undefined} />, { member: aMember(), at, language });
};

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});

test.each(LANGUAGES)(
  'the reels come first, with what won on them, then one sign that the round agrees (%s)',
  async (language) => {
    const proof = await playedRound('kantha-lines', winning);
    const { screen, t } = await open(proof, language);
    const round = within(await screen.findByRole('region', { name: t('fairness.round') }));
    const [step] = stepsOf(proof);
    const named = await round.findAllByText(/^(Reel|রিল) [1-5]: /);
    expect(named).toHaveLength(step?.screen.length ?? 0);
    expect(round.getAllByText(new RegExp(`৳${proof.payout}`)).length).toBeGreaterThan(0);
    expect(step?.wins[0]?.credits).toBe(proof.totalCredits);
    const sign = await screen.findByText(t('fairness.fits'));
    expect(sign).toBeVisible();
    const after = round.getByText(new RegExp(t('fairness.stake'))).compareDocumentPosition(sign);
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test('seeds, number, checks and script are folded below, and all there', async () => {
  const proof = await playedRound('kantha-lines', winning);
  const { screen, user, t } = await open(proof);
  await screen.findByText(t('fairness.fits'));
  const folded = screen.getByText(t('fairness.technical')).closest('details');
  expect(folded?.open).toBe(false);
  await user.click(screen.getByText(t('fairness.technical')));
  const technical = within(folded as HTMLElement);
  for (const text of [proof.commitment, SERVER_SEED, proof.clientSeed, String(proof.nonce)])
    expect(technical.getByText(text)).toBeVisible();
  for (const check of ['seed-fits', 'shown-fits', 'payout-fits'] as const)
    expect(technical.getByText(new RegExp(t(`fairness.${check}`)))).toBeVisible();
  expect(technical.getByRole('button', { name: t('fairness.save') })).toBeVisible();
  expect(technical.getByRole('link', { name: t('fairness.download-script') })).toBeVisible();
});

test.each(LANGUAGES)(
  'a round whose reels or payout are not those of its seed has a cross and says what to do (%s)',
  async (language) => {
    const proof = await playedRound('kantha-lines', winning);
    const { screen, t } = await open({ ...proof, payout: '999.00' }, language);
    expect(await screen.findByText(t('fairness.differs'))).toBeVisible();
    expect(screen.getByText(t('fairness.differs-words'))).toBeVisible();
    expect(await screen.findByRole('button', { name: t('shell.service') })).toBeVisible();
    expect(screen.queryByText(t('fairness.fits'))).toBeNull();
  },
);

test('a round that showed other reels than its seed gives does not agree', async () => {
  const proof = await playedRound('kantha-lines', winning);
  const outcome = structuredClone(proof.outcome) as { steps: { screen: number[][] }[] };
  outcome.steps[0]?.screen[0]?.reverse();
  const { screen, t } = await open({ ...proof, outcome });
  expect(await screen.findByText(t('fairness.differs'))).toBeVisible();
});

test.each(LANGUAGES)(
  'while its seed is secret the reels are shown, and one press changes the seed and checks (%s)',
  async (language) => {
    const proof = await playedRound('kantha-lines', winning);
    const { screen, user, t } = await open({ ...proof, serverSeed: null }, language);
    expect(await screen.findByText(t('fairness.sealed'))).toBeVisible();
    const round = within(screen.getByRole('region', { name: t('fairness.round') }));
    expect((await round.findAllByRole('listitem')).length).toBeGreaterThanOrEqual(5);
    wire.answers(fairnessRoutes.rotateSeed, {
      commitment: 'next',
      clientSeed: 'own',
      nextNonce: 0,
      nextCommitment: 'after',
      revealed: { serverSeed: SERVER_SEED, commitment: proof.commitment },
    });
    wire.answers(fairnessRoutes.round, proof);
    await user.click(screen.getByRole('button', { name: t('fairness.reveal') }));
    expect(await screen.findByText(t('fairness.fits'))).toBeVisible();
    const [rotated] = wire.asked(fairnessRoutes.rotateSeed);
    expect(rotated?.input).toEqual({ clientSeed: expect.stringMatching(/^[0-9a-f]{16}$/) });
  },
);

test.each(['river-ways', 'monsoon-clusters'])(
  'a round of several screens is walked through, each with its reels: %s',
  async (code) => {
    const proof = await playedRound(code, (each) => stepsOf(each).length > 1);
    const { screen, user, t } = await open(proof);
    const next = await screen.findByRole('button', { name: t('fairness.step-next') });
    const steps = stepsOf(proof).length;
    for (let step = 2; step <= steps; step += 1) {
      await user.click(next);
      expect(screen.getByText(t('fairness.step-of', { step, steps }))).toBeVisible();
    }
    expect(next).toBeDisabled();
  },
);

test('a round by rules that nobody knows any more says so, and keeps its proof', async () => {
  const proof = await playedRound('kantha-lines', winning);
  const { screen, t } = await open({ ...proof, gameCode: 'no-such-game', outcome: null });
  expect(await screen.findByText(t('fairness.rules-unknown'))).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText(t('fairness.technical'))).toBeVisible();
});
