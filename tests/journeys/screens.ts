import { CONSOLE_SCREENS } from './console-screens.ts';
import type { Screen } from './screen.ts';
import { SITE_SCREENS } from './site-screens.ts';

/** Every screen of the player site and the console. */
export const SCREENS: readonly Screen[] = [...SITE_SCREENS, ...CONSOLE_SCREENS];
