import { sha256 } from '@nokshi/house-math/fairness/sha256.ts';
import { commitmentOf, hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import { loadSlot } from '@nokshi/house-math/slot/load-slot.ts';
import { play } from '@nokshi/house-math/slot/families/index.ts';
import { payoutMinor } from '@nokshi/house-math/slot/payout.ts';
import { drawDocument } from '@nokshi/house-math/verify/testing/draw-document.ts';
import { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { toDecimal } from '@nokshi/money';
import { fireEvent, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import Verify from '../../app/verify-page.tsx';
import { show } from '../../testing/show.tsx';

const LANGUAGES = ['EN', 'BN'] as const;
const draw = drawDocument({
  family: 'k3',
  seed: 4,
  lanes: [5, 0, 2],
  chain: { seed: sha256('of the page'), length: 40 },
  number: 17,
});
const CHECKS = ['chain', 'terminal', 'root', 'inclusion', 'numbers', 'payout-fits'] as const;

async function check(saved: unknown, language: (typeof LANGUAGES)[number] = 'EN') {
  const shown = await show(<Verify />, { at: '/verify', language });
  const { screen, user, t } = shown;
  const text = typeof saved === 'string' ? saved : JSON.stringify(saved);
  fireEvent.change(screen.getByLabelText(t('verify.saved')), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: t('verify.check') }));
  return shown;
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
});

test.each(LANGUAGES)(
  'a saved draw shows its numbers, one sign and each check by name (%s)',
  async (language) => {
    const { screen, t } = await check(draw, language);
    expect(await screen.findByText(t('verify.verified'))).toBeVisible();
    const numbers = (draw.numbers ?? []).join(', ');
    expect(screen.getByRole('img', { name: t('lottery.said-dice', { numbers }) })).toBeVisible();
    for (const name of CHECKS)
      expect(screen.getByText(new RegExp(t(`verify.${name}`)))).toHaveTextContent(
        t('fairness.yes'),
      );
    expect(screen.getByRole('button', { name: t('fairness.save') })).toBeVisible();
  },
);

test.each(LANGUAGES)(
  'what was changed in a draw is named, with what it must be (%s)',
  async (language) => {
    const numbers = (draw.numbers ?? []).map((face) => (face % 6) + 1);
    const { screen, t } = await check({ ...draw, numbers }, language);
    expect(await screen.findByText(t('verify.wrong'))).toBeVisible();
    const line = screen.getByText(new RegExp(t('verify.numbers')));
    expect(line).toHaveTextContent(t('fairness.no'));
    expect(within(line).getByText(numbers.join(' '))).toBeVisible();
    expect(within(line).getByText((draw.numbers ?? []).join(' '))).toBeVisible();
  },
);

test('one proof after another is checked, in a browser that answers a scroll by a promise', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
  const { screen, user, t } = await check(draw);
  expect(await screen.findByText(t('verify.verified'))).toBeVisible();
  const next = JSON.stringify({ ...draw, number: 5 });
  fireEvent.change(screen.getByLabelText(t('verify.saved')), { target: { value: next } });
  await user.click(screen.getByRole('button', { name: t('verify.check') }));
  expect(await screen.findByText(t('verify.wrong'))).toBeVisible();
});

test('a draw that is not drawn yet has its bets checked, and says what is missing', async () => {
  const { screen, t } = await check({ ...draw, link: null, numbers: null });
  expect(await screen.findByText(t('verify.unknown'))).toBeVisible();
  expect(screen.getByText(t('verify.no-numbers-yet'))).toBeVisible();
  expect(screen.getByText(new RegExp(t('verify.inclusion')))).toHaveTextContent(t('fairness.yes'));
  expect(screen.getByText(new RegExp(t('verify.numbers')))).toHaveTextContent(
    t('verify.not-drawn'),
  );
});

test('a saved round is computed again, and shown as it was computed', async () => {
  const serverSeed = 'ab'.repeat(32);
  const game = await loadSlot('kantha-lines');
  if (!game) throw new Error('no game');
  const stake = game.stakes[0] ?? 0n;
  const { totalCredits } = play(game, hmacRandom({ serverSeed, clientSeed: 'river', nonce: 1 }));
  const round = {
    format: 'nokshi-round-1',
    gameCode: 'kantha-lines',
    ruleVersion: String(game.ruleVersion),
    mappingVersion: 1,
    commitment: commitmentOf(serverSeed),
    serverSeed,
    clientSeed: 'river',
    nonce: 1,
    stake: toDecimal(stake),
    payout: toDecimal(payoutMinor(game, stake, totalCredits)),
    totalCredits,
  };
  const { screen, t } = await check(round);
  expect(await screen.findByText(t('fairness.fits'))).toBeVisible();
  expect(await screen.findAllByText(/^Reel [1-5]: /)).toHaveLength(5);
});

test('a draw that the address names is asked for and checked', async () => {
  const issue = draw.issue;
  const { ticket: _ticket, ...whole } = draw;
  wire.answers(lotteryRoutes.proof, {
    ...whole,
    lanes: [...whole.lanes],
    numbers: [...(whole.numbers ?? [])],
  });
  const at = `/verify?gameCode=k3-1m&issue=${issue}`;
  const { screen, t } = await show(<Verify />, { at });
  expect(await screen.findByText(t('verify.verified'))).toBeVisible();
  expect(screen.queryByText(new RegExp(t('verify.inclusion')))).toBeNull();
  expect(wire.asked(lotteryRoutes.proof)[0]?.input).toEqual({ gameCode: 'k3-1m', issue });
});

test('a file is read and checked at once', async () => {
  const { screen, user, t } = await show(<Verify />, { at: '/verify' });
  const file = new File([JSON.stringify({ success: true, value: draw })], 'draw.json', {
    type: 'application/json',
  });
  await user.upload(screen.getByLabelText(t('verify.choose'), { selector: 'input' }), file);
  expect(await screen.findByText(t('verify.verified'))).toBeVisible();
});

test.each(LANGUAGES)('what is no proof is refused in words (%s)', async (language) => {
  const { screen, t, user } = await check('{"format": "nokshi', language);
  expect(screen.getByText(t('verify.not-json'))).toBeVisible();
  const field = screen.getByLabelText(t('verify.saved'));
  fireEvent.change(field, { target: { value: JSON.stringify({ ...draw, lanes: 5 }) } });
  await user.click(screen.getByRole('button', { name: t('verify.check') }));
  expect(screen.getByText(t('verify.not-proof', { field: 'lanes' }))).toBeVisible();
});
