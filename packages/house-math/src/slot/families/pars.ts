import type { FamilyPar } from '../par/figures.ts';
import { bothWaysPar } from './both-ways/both-ways-par.ts';
import { changingPar } from './changing/changing-par.ts';
import { classicPar } from './classic/classic-par.ts';
import { clustersPar } from './clusters/clusters-par.ts';
import { coinsPar } from './coins/coins-par.ts';
import { collectPar } from './collect/collect-par.ts';
import { expandingPar } from './expanding/expanding-par.ts';
import { growingPar } from './growing/growing-par.ts';
import { linesPar } from './lines/lines-par.ts';
import { pickPar } from './pick/pick-par.ts';
import { stickyPar } from './sticky/sticky-par.ts';
import { progressivePar } from './progressive/progressive-par.ts';
import { walkingPar } from './walking/walking-par.ts';
import { waysPar } from './ways/ways-par.ts';
import type { GameOf, SlotFamily, SlotGame } from './index.ts';

const PARS: { readonly [Name in SlotFamily]: FamilyPar<GameOf<Name>> } = {
  'both-ways': bothWaysPar,
  changing: changingPar,
  classic: classicPar,
  clusters: clustersPar,
  coins: coinsPar,
  collect: collectPar,
  expanding: expandingPar,
  growing: growingPar,
  lines: linesPar,
  pick: pickPar,
  sticky: stickyPar,
  progressive: progressivePar,
  walking: walkingPar,
  ways: waysPar,
};

export const familyPar = (game: SlotGame) => PARS[game.family] as FamilyPar<SlotGame>;
