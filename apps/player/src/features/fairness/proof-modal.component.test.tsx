import { instantsRoutes } from '@nokshi/contract/player/instants.ts';
import { kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { tablesRoutes } from '@nokshi/contract/player/tables.ts';
import { fairnessRoutes } from '@nokshi/contract/player/fairness.ts';
import { plainRandom, sha256 } from '@nokshi/house-math/fairness/sha256.ts';
import { type InstantBet, playInstant } from '@nokshi/house-math/instants/play.ts';
import { kiteDocument } from '@nokshi/house-math/verify/testing/kite-document.ts';
import { tableDocument } from '@nokshi/house-math/verify/testing/table-document.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import Verify from '../../app/verify-page.tsx';
import { aMember, show } from '../../testing/show.tsx';
import { aRound } from '../../testing/tables.ts';
import ProofModal from './proof-modal.tsx';

const BET = 'wgr_0195a0000000700080000000000000aa';
const ROUND = 'rnd_0195a0000000700080000000000000bb';
const table = tableDocument({ game: 'baccarat', rule: 0, length: 30, at: 6, seed: 3, bets: 4 });
const kite = kiteDocument({
  length: 30,
  at: 6,
  seed: 5,
  bets: 3,
  takesAt: 100_000,
  calledMs: 10,
  wasAway: false,
});

/** A round as the house plays it, its seed revealed. */
function instantDocument(bet: InstantBet) {
  const serverSeed = sha256('of the house');
  const seeds = { serverSeed, clientSeed: 'member', nonce: 7 };
  const round = playInstant({ bet, acts: [] }, (stream) => plainRandom(seeds, stream));
  const [wager] = round.wagers;
  return {
    format: 'nokshi-instant-1',
    game: bet.kind,
    ruleVersion: '1',
    mappingVersion: 1,
    commitment: sha256(serverSeed),
    serverSeed,
    clientSeed: seeds.clientSeed,
    nonce: '7',
    bet,
    acts: [],
    state: round.state,
    stake: String(wager?.stake ?? 0n),
    payout: String(wager?.payout ?? 0n),
  } as const;
}
const dice = instantDocument({ kind: 'dice', stake: '10.00', side: 'under', at: 5_000 });

const asMember = { member: aMember() };
const modal = (of: string, id: string, more = {}) =>
  show(<ProofModal onClose={() => undefined} />, {
    at: `/?m=proof&of=${of}&round=${id}`,
    ...asMember,
    ...more,
  });

async function paste(saved: unknown, language: 'EN' | 'BN' = 'EN') {
  const shown = await show(<Verify />, { at: '/verify', language });
  const { screen, user, t } = shown;
  fireEvent.change(screen.getByLabelText(t('verify.saved')), {
    target: { value: JSON.stringify(saved) },
  });
  await user.click(screen.getByRole('button', { name: t('verify.check') }));
  return shown;
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});

const aTableBet = (numbers: number[] | null) => ({
  bet: {
    betId: BET,
    gameCode: 'baccarat-low',
    issue: '20261127-0042',
    layout: [{ spot: 'banker', stake: '10.00' }],
    stake: '10.00',
    state: 'OPEN',
    payout: null,
    placedAt: '2026-11-27T06:00:00.000Z',
  } as const,
  table: {
    gameCode: 'baccarat-low',
    game: 'baccarat',
    rules: 'commission',
    name: { EN: 'Baccarat', BN: 'ব্যাকারা' },
  },
  round: aRound({ numbers }),
});

/** Issues of documents in these tests are those of the house. */
const wired = <Document extends { issue: string }>(document: Document) =>
  JSON.parse(JSON.stringify({ ...document, issue: '20261127-0042' }));

test.each(READERS)(
  'a saved round of a table is shown with its cards first, then checked (%s)',
  async (language) => {
    const { screen, t } = await paste(table, language);
    expect(await screen.findByText(t('verify.verified'))).toBeVisible();
    const shown = screen.getByRole('region', { name: t('round.shown') });
    expect(shown).toHaveTextContent(t('round.of', { issue: table.issue }));
    expect(shown.querySelectorAll('[role="img"]')).toHaveLength(table.numbers?.length ?? 0);
    expect(screen.getByText(new RegExp(t('verify.opening')))).toHaveTextContent(t('fairness.yes'));
  },
);

test('a card that was changed in a saved round is named by its check', async () => {
  const numbers = (table.numbers ?? []).map((card) => (card + 1) % 52);
  const { screen, t } = await paste({ ...table, numbers });
  expect(await screen.findByText(t('verify.wrong'))).toBeVisible();
  expect(screen.getByText(new RegExp(t('verify.numbers')))).toHaveTextContent(t('fairness.no'));
});

test.each(READERS)(
  'a saved flight says where the string was cut and what was cashed out (%s)',
  async (language) => {
    const { screen, t } = await paste(kite, language);
    expect(await screen.findByText(t('verify.verified'))).toBeVisible();
    const height = `${((kite.cut ?? 0) / 100).toFixed(2)}×`;
    expect(screen.getByText(t('round.cut', { height }))).toBeVisible();
    expect(screen.getByText(t('round.seconds', { seconds: '0.010' }))).toBeVisible();
  },
);

test.each(READERS)(
  'a saved round of an instant game is computed from its seeds (%s)',
  async (language) => {
    const { screen, t } = await paste(dice, language);
    expect(await screen.findByText(t('fairness.fits'))).toBeVisible();
    const { rolled } = dice.state as { readonly rolled: number };
    expect(
      screen.getByText(t('round.rolled', { rolled: (rolled / 100).toFixed(2) })),
    ).toBeVisible();
  },
);

test.each([
  [{ payout: '1' }, 'fairness.differs'],
  [{ ruleVersion: '9' }, 'round.obstacle-unknown-rules'],
  [{ acts: [{ act: 'take', at: 0 }] }, 'round.obstacle-bad-acts'],
  [{ serverSeed: null }, 'fairness.sealed'],
] as const)('an instant round with %o says so', async (different, words) => {
  const { screen, t } = await paste({ ...dice, ...different });
  expect(await screen.findByText(t(words))).toBeVisible();
});

test('an own bet at a table is asked for and checked', async () => {
  wire.answers(tablesRoutes.bet, { ...aTableBet([...(table.numbers ?? [])]), proof: wired(table) });
  const { screen, t } = await modal('table', BET);
  expect(await screen.findByText('Baccarat')).toBeVisible();
  // The issue was changed: the proof says so, and names the check.
  expect(await screen.findByText(t('verify.wrong'))).toBeVisible();
  expect(wire.asked(tablesRoutes.bet)[0]?.input).toEqual({ betId: BET });
});

test('a bet in a round that still takes bets has no proof yet', async () => {
  wire.answers(tablesRoutes.bet, { ...aTableBet(null), proof: null });
  const { screen, t } = await modal('table', BET);
  expect(await screen.findByText(t('round.none'))).toBeVisible();
  expect(screen.getByText(t('round.not-yet'))).toBeVisible();
});

test('an own round of an instant game can be revealed and is checked then', async () => {
  const round = {
    roundId: ROUND,
    gameCode: 'dice',
    bet: { kind: 'dice', stake: '10.00', side: 'under', at: 5_000 },
    stake: '10.00',
    payout: '0.00',
    isOpen: false,
    acts: [],
    state: JSON.parse(JSON.stringify(dice.state)),
    endsAt: null,
    startedAt: '2026-11-27T06:00:00.000Z',
    nonce: '7',
  } as const;
  const asked = JSON.parse(JSON.stringify(dice));
  wire.answers(instantsRoutes.round, { round, proof: { ...asked, serverSeed: null } });
  const { screen, t, user } = await modal('instant', ROUND);
  const reveal = await screen.findByRole('button', { name: t('fairness.reveal') });
  wire.answers(fairnessRoutes.rotateSeed, {
    commitment: sha256('next'),
    clientSeed: 'member',
    nextNonce: 0,
    nextCommitment: sha256('after it'),
    revealed: null,
  });
  wire.answers(instantsRoutes.round, { round, proof: asked });
  await user.click(reveal);
  expect(await screen.findByText(t('fairness.fits'))).toBeVisible();
});

test('a bet on the kite without a proof yet says so', async () => {
  wire.answers(kiteRoutes.bet, {
    bet: {
      betId: BET,
      issue: '20261127-0042',
      stake: '10.00',
      order: null,
      takesAt: 100_000,
      taken: null,
      state: 'OPEN',
      payout: null,
      isFree: false,
      placedAt: '2026-11-27T06:00:00.000Z',
    },
    flight: {
      issue: '20261127-0042',
      state: 'OPEN',
      opensAt: '2026-11-27T06:00:00.000Z',
      closesAt: '2026-11-27T06:00:08.000Z',
      risesAt: '2026-11-27T06:00:10.000Z',
      commitment: null,
      root: null,
      cut: null,
    },
    proof: null,
  });
  const { screen, t } = await modal('kite', BET);
  expect(await screen.findByText(t('round.none'))).toBeVisible();
});

test('an address without a round says so', async () => {
  const { screen, t } = await modal('chess', BET);
  expect(await screen.findByText(t('fairness.no-round'))).toBeVisible();
});

test('anyone checks a round of a table and a flight by their addresses', async () => {
  wire.answers(tablesRoutes.proof, wired(table));
  const round = await show(<Verify />, { at: '/verify?table=baccarat-low&issue=20261127-0042' });
  expect(await round.screen.findByRole('region', { name: round.t('round.shown') })).toBeVisible();
  round.unmount();
  wire.answers(kiteRoutes.proof, wired(kite));
  const flight = await show(<Verify />, { at: '/verify?flight=20261127-0042' });
  expect(await flight.screen.findByRole('region', { name: flight.t('round.shown') })).toBeVisible();
  expect(wire.asked(kiteRoutes.proof)[0]?.input).toEqual({ issue: '20261127-0042' });
});
