import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import type { Backdrop } from './backdrop.ts';

/** The world of each studio, each a chunk by itself. */
const LOADERS: Readonly<Record<StudioCode, () => Promise<{ readonly backdrop: Backdrop }>>> = {
  NOKSHI: () => import('./nokshi.ts'),
  PADMA: () => import('./padma.ts'),
  SUNDAR: () => import('./sundar.ts'),
  RICKSHA: () => import('./ricksha.ts'),
  JAMDANI: () => import('./jamdani.ts'),
  BOISHAKH: () => import('./boishakh.ts'),
};

export const loadBackdrop = async (studio: StudioCode): Promise<Backdrop> =>
  (await LOADERS[studio]()).backdrop;
