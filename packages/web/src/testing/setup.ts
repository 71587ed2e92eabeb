import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closeLive, LiveSocket } from './live.ts';
import { clearWire, fetchFromWire } from './wire.ts';
import { resetStores } from './zustand.ts';

configure({
  // A busy machine may take its time; what is there is found at once.
  asyncUtilTimeout: 10_000,
  // The page itself would bury what failed: `screen.debug()` shows it.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
});

// Letters have always come.
Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });

/** What would still run when its test is over: a second try of a broken line asks the wire of the next one. */
const waiting = new Set<ReturnType<typeof setTimeout>>();
const { setTimeout: setTimer } = globalThis;

beforeEach(() => {
  vi.stubGlobal('setTimeout', (...given: Parameters<typeof setTimer>) => {
    const timer = setTimer(...given);
    waiting.add(timer);
    return timer;
  });
  vi.stubGlobal('fetch', fetchFromWire);
  vi.stubGlobal('WebSocket', LiveSocket);
  localStorage.clear();
  sessionStorage.clear();
  resetStores();
  clearCookies();
});

afterEach(async () => {
  cleanup();
  closeLive();
  vi.useRealTimers();
  const faults = clearWire();
  // What is still under way asks nobody any more, and nobody in the next test.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  waiting.forEach(clearTimeout);
  waiting.clear();
  expect(faults).toEqual([]);
});

function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    // oxlint-disable-next-line unicorn/no-document-cookie
    if (name) document.cookie = `${name}=; max-age=0; path=/`;
  }
}
