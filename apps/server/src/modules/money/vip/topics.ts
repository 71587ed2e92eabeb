import { topic } from '../../../kernel/events.ts';
import type { MemberId } from '../../../kernel/ids.ts';

/** A member is on another level from this commit on. Levels count from 1. */
export const levelChanged = topic<LevelChange>('vip.level-changed');

export type LevelChange = {
  readonly memberId: MemberId;
  readonly from: number;
  readonly to: number;
  /** The highest level that the member had before. */
  readonly highest: number;
};

/**
 * Play of members is about to count for their levels: listeners answer those for whom nothing upward
 * counts.
 */
export const heldAsked = topic<readonly MemberId[], readonly MemberId[]>('vip.held-asked');
