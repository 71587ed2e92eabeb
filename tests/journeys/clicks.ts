import type { Locator } from 'playwright-core';

/** Counts what a member presses on the way to something; what is typed is not counted. */
export function clicks() {
  let count = 0;
  const on = async (what: Locator): Promise<void> => {
    count += 1;
    await what.click();
  };
  /** Presses the field and types into it. */
  const into = async (field: Locator, text: string): Promise<void> => {
    await on(field);
    await field.fill(text);
  };
  return { on, into, count: () => count };
}
