/** A game that a page of the site shows first; its address and its picture are paths of the site. */
export type FirstGame = {
  readonly href: string;
  /** Null where pictures come from another host, which the visit chooses: they would be loaded twice. */
  readonly image: string | null;
  readonly name: { readonly EN: string; readonly BN: string };
};

/** The pages that begin with games. */
const BEGIN_WITH_GAMES = new Set(['/', '/rng']);
/** As many as are seen at once. */
const SEEN = 6;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Text that stands in HTML as it is. */
export const safe = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const inBoth = ({ EN, BN }: FirstGame['name']): string =>
  `<span lang="en">${safe(EN)}</span><span lang="bn">${safe(BN)}</span>`;

const pictureOf = ({ image }: FirstGame): string =>
  image === null ? '<i></i>' : `<img src="${safe(image)}" alt="" width="240" height="240" />`;

const cardOf = (game: FirstGame): string =>
  `<li><a href="${safe(game.href)}">${pictureOf(game)}${inBoth(game.name)}</a></li>`;

/**
 * What a page shows before its program runs: the way home, the search and the first games, as plain links and a plain
 * form. The program takes it away when it shows them itself. Empty for other pages and where no game is hot.
 */
export function firstViewOf(path: string, games: readonly FirstGame[]): string {
  if (!BEGIN_WITH_GAMES.has(path) || games.length === 0) return '';
  const search = { EN: 'Search games', BN: 'গেম খুঁজুন' };
  return [
    '<div id="first">',
    '<div class="first-head"><a href="/">Nokshi</a></div>',
    `<form action="/rng" role="search"><label for="first-q">${inBoth(search)}</label>`,
    '<input id="first-q" name="q" type="search" autocomplete="off" /></form>',
    `<ul>${games.slice(0, SEEN).map(cardOf).join('')}</ul>`,
    '</div>',
  ].join('');
}
