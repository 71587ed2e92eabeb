import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A quarter of a minute and more each, by the name of the file. */
const LONG = new Set(
  `stored-script stranger accessibility game-painting console second-factor browsing stake lottery
   kill cut cluster clock stop simulate withdrawal-steps withdrawal-kill commands authorisation-matrix hostile-requests`
    .split(/\s+/)
    .map((name) => `${name}.test.ts`),
);

/** Long files begin first, so that no worker waits for the other at the end; then vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.has(basename(moduleId)));
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return (await super.sort(files)).sort((a, b) => group(a) - group(b) || isLong(b) - isLong(a));
  }
}
