import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What Lighthouse counts for its accessibility figure beyond those levels. Promise S10. */
const LIGHTHOUSE = [
  'accesskeys',
  'aria-allowed-role',
  'aria-dialog-name',
  'aria-text',
  'aria-treeitem-name',
  'empty-heading',
  'heading-order',
  'image-redundant-alt',
  'label-content-name-mismatch',
  'landmark-one-main',
  'meta-viewport',
  'skip-link',
  'tabindex',
  'table-duplicate-name',
  'target-size',
];
const OPTIONS = JSON.stringify({
  runOnly: { type: 'tag', values: LEVELS },
  rules: Object.fromEntries(LIGHTHOUSE.map((rule) => [rule, { enabled: true }])),
  iframes: false,
  preload: false,
  resultTypes: ['violations'],
});

/** What axe finds wrong on the page and in its frames, one line each. Promise T15. */
export async function axeViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) found.push(...(await violationsIn(frame)));
  return found;
}

/** The policy forbids inline scripts, so the source goes in past it, each frame by itself. */
async function violationsIn(frame: Frame): Promise<string[]> {
  // A page that was walked to has it already.
  if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(source);
  const { violations } = (await frame.evaluate(`axe.run(document, ${OPTIONS})`)) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}
