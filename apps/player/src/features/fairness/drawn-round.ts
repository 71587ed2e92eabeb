import { loadMotifs } from '@nokshi/games/art/motifs.ts';
import { paletteOf } from '@nokshi/games/art/palettes.ts';
import { sewn } from '@nokshi/games/art/sewn.ts';
import type { Words } from '@nokshi/house-math/slot/game.ts';
import { loadVersion } from '@nokshi/house-math/slot/load-slot.ts';
import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import type { Proof } from './proofs.ts';

/** So much of a drawing is stitched: more could not be seen at this size. */
const STITCHED = 3;

type DrawnSymbol = { readonly name: Words; readonly drawing: string };

/** A round as it can be looked at: what the game showed, its symbols, its cloth. */
export type DrawnRound = {
  readonly game: Words;
  readonly outcome: Outcome;
  readonly symbols: readonly DrawnSymbol[];
  readonly cloth: { readonly ground: string; readonly border: string; readonly tile: string };
  /** What these credits were worth at the stake of the round, decimal. */
  readonly worth: (credits: number) => string;
};

/** Null: this page knows nothing of the rules it was played by. */
export async function drawRound(proof: Proof): Promise<DrawnRound | null> {
  const game = await loadVersion(proof.gameCode, Number(proof.ruleVersion));
  const stake = parseDecimal(proof.stake);
  if (!game || proof.outcome === null || stake === null) return null;
  const motifs = await loadMotifs(game);
  const { colours, ground, border, tile } = paletteOf(game);
  return {
    game: game.name,
    outcome: proof.outcome as Outcome,
    symbols: game.symbols.map(({ name }, at) => ({
      name,
      drawing: sewn(motifs[at] ?? [], colours, { stitched: STITCHED }),
    })),
    cloth: { ground, border, tile },
    worth: (credits) => toDecimal((stake / BigInt(game.betCredits)) * BigInt(credits)),
  };
}
