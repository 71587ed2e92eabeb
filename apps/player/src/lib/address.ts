import { useLocation, useSearch } from 'wouter';

/** Query fields to set; null takes one away. */
export type Changes = Readonly<Record<string, string | null>>;

/** Fields that belong to one page of a centre. */
const OF_CENTRE_PAGE = [
  'tab d w notice range from to product end game kind slip state contract offer ofKind',
  'query under scope whose list member act rebate',
]
  .join(' ')
  .split(' ');

/** Fields that belong to what lies over the page, not to the page. */
const OVER = ['m', 'next', 'mc', 'ac', 'group', 'of', 'round', 'topic', ...OF_CENTRE_PAGE];

export function withChanges(search: string, changes: Changes): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

const without = (names: readonly string[]): Changes =>
  Object.fromEntries(names.map((name) => [name, null]));

/** The changes that take both centres and every modal away. */
export const withoutOverlays: Changes = without(OVER);

/** The changes that remove the fields of the open page of a centre. */
export const withoutPageOfCentre: Changes = without(OF_CENTRE_PAGE);

export type Address = {
  readonly path: string;
  readonly params: URLSearchParams;
  /** Changes the query; `replace` leaves no step for Back. */
  readonly change: (changes: Changes, replace?: boolean) => void;
  readonly go: (to: string, replace?: boolean) => void;
  /** Opens an overlay as a step that Back takes away. */
  readonly open: (changes: Changes) => void;
  /** Closes an overlay: steps back when we opened it here, else changes the address in place. */
  readonly close: (changes: Changes) => void;
  /** The address with these changes, for links. */
  readonly href: (changes: Changes) => string;
};

type Opened = { readonly opened?: true } | null;

export function useAddress(): Address {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const href = (changes: Changes) => `${path}${withChanges(search, changes)}`;
  return {
    path,
    params: new URLSearchParams(search),
    href,
    go: (to, replace = false) => navigate(to, { replace }),
    change: (changes, replace = false) =>
      navigate(href(changes), { replace, ...(replace && { state: history.state as unknown }) }),
    open: (changes) => navigate(href(changes), { state: { opened: true } }),
    close: (changes) => {
      if ((history.state as Opened)?.opened) history.back();
      else navigate(href(changes), { replace: true });
    },
  };
}
