import { CONSOLE_SCREENS } from './console-screens.ts';
import { unlistedScreens } from './unlisted-screens.ts';
import type { Screen } from './screen.ts';
import { SITE_SCREENS } from './site-screens.ts';

const LISTED: readonly Screen[] = [...SITE_SCREENS, ...CONSOLE_SCREENS];

/** Every screen of the player site and the console. */
export const SCREENS: readonly Screen[] = [...LISTED, ...unlistedScreens(LISTED)];
