import { MEMBER_PAGES, MENU } from './member-pages.ts';

/** The centre that the address names; of both together the member's. S-010, V-004. */
export function openCentre(params: URLSearchParams): 'member' | 'agent' | null {
  const key = params.get('mc');
  if (key === MENU || MEMBER_PAGES.some((page) => page.key === key)) return 'member';
  return params.get('ac') ? 'agent' : null;
}
