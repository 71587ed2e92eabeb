import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import type { Show, Tier } from '../families/player.ts';
import type { Front } from './front.ts';
import type { Scene } from './scene.ts';

const SEAM_MS = 700;
/** By tier: as long as the words are read. */
const PETALS_MS = { 3: 3_000, 4: 5_000 } as const;
const PATTERN_MS = 1_800;

type Parts = { readonly scene: Scene; readonly front: Front; readonly outcome: Outcome };

/**
 * What a round ends with: above five stakes a pattern sews itself around the frame, above fifteen petals fall, above
 * fifty a pattern fills the window. One press ends it. Source: design.md, the stage.
 */
export async function showFinale({ scene, front, outcome }: Parts, tier: Tier, show: Show) {
  if (tier < 2 || show.skipped()) return;
  const credits = outcome.totalCredits;
  let isOver = false;
  if (!show.reducedMotion) {
    if (tier > 2) void front.petals(PETALS_MS[tier as 3 | 4]);
    if (tier > 3) void front.pattern(PATTERN_MS);
    void show.stage.animate(SEAM_MS, (t) => {
      if (!isOver) scene.sewn = t;
    });
  }
  await show.moment({ key: 'won', credits, tier });
  isOver = true;
  front.clear();
  scene.sewn = 0;
  show.stage.redraw();
}
