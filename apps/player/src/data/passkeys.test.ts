import { startAuthentication } from '@simplewebauthn/browser';
import { expect, it, vi } from 'vitest';
import { signWithPasskey } from './passkeys.ts';

vi.mock('@simplewebauthn/browser');
const browser = vi.mocked(startAuthentication);

const closedWith = (name: string) => Object.assign(new Error('the window was closed'), { name });

it.each(['NotAllowedError', 'AbortError'])(
  'a passkey window that the member closes (%s) is no log-in and no fault (ER-020)',
  async (name) => {
    browser.mockRejectedValueOnce(closedWith(name));
    expect(await signWithPasskey({})).toBeNull();
  },
);

it('what else goes wrong with a passkey is thrown on', async () => {
  browser.mockRejectedValueOnce(closedWith('SecurityError'));
  await expect(signWithPasskey({})).rejects.toThrow();
});
