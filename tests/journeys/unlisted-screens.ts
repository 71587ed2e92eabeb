import { desk } from './console-desk.ts';
import { isOfConsole, type Screen } from './screen.ts';
import { DESKS, MEMBER_PAGES, PAGES } from './tables.ts';

/** The pages and desks of the apps' tables that no list has: each is loaded once its title is shown. */
export function unlistedScreens(listed: readonly Screen[]): readonly Screen[] {
  const addresses = (ofConsole: boolean) =>
    listed
      .filter((screen) => isOfConsole(screen) === ofConsole)
      .map(({ path }) => new URL(path, 'http://site'));
  const paths = new Set(addresses(false).map(({ pathname }) => pathname));
  const keys = new Set(addresses(false).map(({ searchParams }) => searchParams.get('mc')));
  const desks = new Set(addresses(true).map(({ pathname }) => pathname));
  return [
    ...PAGES.filter((page) => page.page && !page.paths.some((path) => paths.has(path))).map(
      ({ paths: [path], title }): Screen => ({
        name: path.slice(1),
        who: 'visitor',
        path,
        shows: ({ t }) => t(title),
      }),
    ),
    ...MEMBER_PAGES.filter(({ key }) => !keys.has(key)).map(
      ({ key, label }): Screen => ({
        name: `mc-${key}`,
        who: 'member',
        path: `/?mc=${key}`,
        shows: ({ t }) => t(label),
      }),
    ),
    ...DESKS.filter(({ path }) => !desks.has(path)).map(({ path, label }) =>
      desk(path.slice(1), path, ({ console: c }) => c(label)),
    ),
  ];
}
