import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import type { Backdrop } from './backdrop.ts';

type Loader = () => Promise<{ readonly backdrop: Backdrop }>;

/** The world of each studio, each a chunk by itself. */
const LOADERS: Readonly<Record<StudioCode, Loader>> = {
  NOKSHI: () => import('./nokshi.ts'),
  PADMA: () => import('./padma.ts'),
  SUNDAR: () => import('./sundar.ts'),
  RICKSHA: () => import('./ricksha.ts'),
  JAMDANI: () => import('./jamdani.ts'),
  BOISHAKH: () => import('./padma.ts'),
};

export const loadBackdrop = async (studio: StudioCode): Promise<Backdrop> =>
  (await LOADERS[studio]()).backdrop;
