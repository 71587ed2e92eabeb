import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { clearWire, fetchFromWire } from './wire.ts';
import { resetStores } from './zustand.ts';

// A busy machine may take its time; what is there is found at once.
configure({ asyncUtilTimeout: 10_000 });

// Letters have always come.
Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFromWire);
  localStorage.clear();
  sessionStorage.clear();
  resetStores();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(clearWire()).toEqual([]);
});
