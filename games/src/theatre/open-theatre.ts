import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import type { Size } from '../art/bitmaps.ts';
import type { Lettering } from '../art/marks.ts';
import type { FamilyPlayer } from '../families/player.ts';
import { element } from '../panel/element.ts';
import { employ } from '../runtime/employ.ts';
import { boardOf } from '../art/machine/measures.ts';
import { fitScene, sceneSize } from './grid.ts';
import type { Cue, Manner, Order, Piece, Surfaces } from './orders.ts';
import { createTheatre } from './theatre.ts';
import type { TheatreWork } from './theatre-worker.ts';
// Its code goes with ours and starts from a blob: the frame's origin is nobody's, so no address is its own.
// oxlint-disable-next-line import/default
import TheatreWorker from './theatre-worker.ts?worker&inline';

/** A game as it is played in a theatre, in a worker or here. */
export type Theatre = Pick<FamilyPlayer, 'rest' | 'run' | 'halt'> & {
  /** The player asked to see the end of the wins at once. */
  skip(): void;
  setSound(on: boolean): void;
  setLettering(lettering: Lettering): void;
  /** Resolves when all of the round was shown. */
  land(outcome: Outcome, manner: Manner): Promise<void>;
};

/** Words and sounds of a round, as it comes to them. */
export type LandingCue = Exclude<Cue, { readonly cue: 'landed' }>;

type Obey = (order: Order) => void;

/** Where the machine with its reels is shown, and the whole window before it. */
export type Holders = { readonly reels: HTMLElement; readonly front: HTMLElement };

/**
 * Plays in `holders` from a thread of its own, so that the page is free for the player; where a
 * browser has no such canvas, or the worker fails at any time, the page itself plays on: a round that
 * was under way stands as it ended.
 */
export function openTheatre(
  holders: Holders,
  piece: Piece,
  heed: (cue: LandingCue) => void,
): Theatre {
  let last: Outcome | null = null;
  let sound = false;
  let lettering: Lettering = {};
  let landed = () => {};
  const hear = (cue: Cue) => (cue.cue === 'landed' ? landed() : heed(cue));
  const here = () => createTheatre(canvasesIn(holders), piece, hear);
  const onFailure = () => {
    obey = here();
    tellSize();
    obey({ act: 'sound', on: sound });
    obey({ act: 'letter', lettering });
    obey({ act: 'rest', outcome: last });
    landed();
  };
  let obey: Obey = inWorker(canvasesIn(holders), { piece, hear, onFailure }) ?? here();
  const tellSize = fitted(holders.reels, piece.game, (fit) => obey({ act: 'fit', ...fit }));
  // Safari before 17.5 forgets what a worker painted while another tab was looked at.
  document.addEventListener('visibilitychange', () => obey({ act: 'redraw' }));
  return {
    rest(outcome) {
      last = outcome;
      obey({ act: 'rest', outcome });
    },
    run: () => obey({ act: 'run' }),
    halt: () => obey({ act: 'halt' }),
    skip: () => obey({ act: 'skip' }),
    setSound(on) {
      sound = on;
      obey({ act: 'sound', on });
    },
    setLettering(next) {
      lettering = next;
      obey({ act: 'letter', lettering });
    },
    land: (outcome, manner) =>
      new Promise((resolve) => {
        last = outcome;
        landed = resolve;
        obey({ act: 'land', outcome, manner });
      }),
  };
}

/** A canvas that a worker had never comes back, so each theatre begins with new ones. */
function canvasesIn({ reels, front }: Holders): Surfaces<HTMLCanvasElement> {
  const canvases = { reels: element('canvas'), front: element('canvas') };
  reels.querySelector('canvas')?.remove();
  reels.prepend(canvases.reels);
  front.replaceChildren(canvases.front);
  return canvases;
}

/** Finer is hardly seen and dearly paid: what a frame costs goes with the number of its pixels. */
const FINEST = 1.5;

type Fit = { readonly size: Size; readonly window: Size };

const isSame = (one: Size, other: Size): boolean =>
  one.width === other.width && one.height === other.height;

/**
 * Gives the picture the place that its box has for it, and tells each new size in pixels; the call it
 * answers tells the last one again.
 */
function fitted(holder: HTMLElement, game: Piece['game'], fit: (fit: Fit) => void): () => void {
  let last: Fit | null = null;
  const tell = () => {
    if (last) fit(last);
  };
  const place = ({ contentRect: box }: Pick<ResizeObserverEntry, 'contentRect'>) => {
    const { width, height } = fitScene(game, box);
    if (width < 1 || height < 1) return;
    holder.style.width = `${width}px`;
    holder.style.height = `${height}px`;
    const fineness = Math.min(window.devicePixelRatio || 1, FINEST);
    const units = sceneSize(game).width;
    holder.style.setProperty('--unit', `${width / units}px`);
    holder.style.setProperty('--board', String(boardOf(units)));
    const size = { width: Math.round(width * fineness), height: Math.round(height * fineness) };
    const around = { width: window.innerWidth, height: window.innerHeight };
    if (last && isSame(last.size, size) && isSame(last.window, around)) return;
    last = { size, window: around };
    tell();
  };
  const { parentElement: box } = holder;
  if (!box) throw new Error('the picture has no place on the page');
  new ResizeObserver(([entry]) => entry && place(entry)).observe(box);
  return tell;
}

type Played = {
  readonly piece: Piece;
  readonly hear: (cue: Cue) => void;
  readonly onFailure: () => void;
};

function inWorker(
  canvases: Surfaces<HTMLCanvasElement>,
  { piece, hear, onFailure }: Played,
): Obey | null {
  let surfaces: Surfaces<OffscreenCanvas>;
  try {
    surfaces = {
      reels: canvases.reels.transferControlToOffscreen(),
      front: canvases.front.transferControlToOffscreen(),
    };
  } catch {
    return null;
  }
  const post = employ<TheatreWork, readonly Cue[]>(() => new TheatreWorker(), {
    hear: (cues) => cues.forEach(hear),
    onFailure,
  });
  post?.({ surfaces, piece }, [surfaces.reels, surfaces.front]);
  return post;
}
