import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theStatus } from '../testing/house.ts';
import { openSite } from '../testing/site.tsx';

const ADDRESS = 'https://chat.example/nokshi';
const opened = vi.fn<typeof window.open>();

let ours: CryptoKey;
const signed = (seconds: number, address = ADDRESS) =>
  new SignJWT({ address })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'chat-link' })
    .setExpirationTime(new Date(Date.now() + seconds * 1_000))
    .sign(ours);
const told = (...paths: string[]) => paths.map((path) => ({ type: 3, path }));

/** Browsers open a tab only soon after a press. */
const pressedLately = (isActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });

beforeEach(async () => {
  const pair = await generateKeyPair('EdDSA');
  ours = pair.privateKey;
  const { kty = '', crv = '', x = '' } = await exportJWK(pair.publicKey);
  const seal = { kty: 'EC', crv: 'P-256', x: '', y: '', kid: '', nonce: '' };
  wire.answers(identityRoutes.credentialKey, { ...seal, linkKey: { kty, crv, x } });
  wire.answers(siteRoutes.status, theStatus({ info: { chatHosts: ['chat.example'] } }));
  vi.stubGlobal('open', opened);
  pressedLately(true);
});
afterEach(() => opened.mockReset());

async function ask(language: 'EN' | 'BN' = 'EN') {
  const site = await openSite('/', { language });
  const bar = within(await site.screen.findByRole('complementary'));
  await site.user.click(await bar.findByRole('button', { name: site.t('shell.service') }));
  return site;
}

test('a press opens the chat elsewhere in a tab that knows nothing of ours', async () => {
  wire.answers(siteRoutes.serviceList, told(await signed(60)));
  await ask();
  await expect.poll(() => opened.mock.calls).toEqual([[ADDRESS, '_blank', 'noopener,noreferrer']]);
  expect(wire.asked(siteRoutes.serviceList)).toHaveLength(1);
});

test('where the answers came too late for a new tab, another press opens it', async () => {
  pressedLately(false);
  wire.answers(siteRoutes.serviceList, told(await signed(60)));
  const { screen, t, user } = await ask('BN');
  const sure = within(await screen.findByRole('dialog', { name: t('chat.title') }));
  expect(sure.getByText(t('chat.link-ready', { host: 'chat.example' }))).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
  await user.click(sure.getByRole('button', { name: t('chat.link-open') }));
  await expect.poll(() => opened.mock.calls).toHaveLength(1);
});

test('when the token has ended a fresh one is asked for, and opens', async () => {
  const [old, fresh] = [await signed(-60), await signed(60)];
  wire.answers(siteRoutes.serviceList, () =>
    told(wire.asked(siteRoutes.serviceList).length > 1 ? fresh : old),
  );
  await ask();
  await expect.poll(() => opened.mock.calls).toHaveLength(1);
  expect(wire.asked(siteRoutes.serviceList)).toHaveLength(2);
});

test.each(READERS)(
  'when the fresh one has ended as well nothing opens, and the page says why (%s)',
  async (language) => {
    wire.answers(siteRoutes.serviceList, told(await signed(-60)));
    const { screen, t } = await ask(language);
    expect(await screen.findByText(t('chat.link-ended'))).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
  },
);

test.each(READERS)(
  'a token changed on its way, or for a host that is not listed, opens nothing and says so (%s)',
  async (language) => {
    const [header, , signature] = (await signed(60)).split('.');
    const claims = JSON.stringify({ address: 'https://evil.example/', exp: 4_000_000_000 });
    const body = btoa(claims).replaceAll('=', '');
    for (const token of [
      [header, body, signature].join('.'),
      await signed(60, 'https://desk.example/'),
    ]) {
      wire.answers(siteRoutes.serviceList, told(token));
      const { screen, t, unmount } = await ask(language);
      expect(await screen.findByText(t('chat.link-wrong'))).toBeVisible();
      unmount();
    }
    expect(opened).not.toHaveBeenCalled();
  },
);

test('a line that breaks on the way is shown', async () => {
  wire.answers(siteRoutes.serviceList, told(await signed(60)));
  wire.breaks(identityRoutes.credentialKey);
  const { screen, t } = await ask('BN');
  expect(await screen.findByText(t('app.line-broken'))).toBeVisible();
});
