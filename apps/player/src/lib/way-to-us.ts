import { safeService } from './safe-link.ts';

type Service = { readonly type: number; readonly path: string };

/** Type 3 is chat. Checklist Y-005. */
const CHAT = 3;
const OWN = '/?m=chat';
/** Three parts of base64url: a signed token, which says where a chat elsewhere is. Y-006. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The token of a chat that is run elsewhere. */
export const tokenOf = (services: readonly Service[]): string | undefined =>
  services.find(({ type, path }) => type === CHAT && TOKEN.test(path))?.path;

/**
 * What "customer service" does: our own chat, a proven one elsewhere, another way by its link, or
 * nothing where there is none. A chat whose address is not proven is not offered. H-020.
 */
export function wayToUs(
  services: readonly Service[],
): 'chat' | 'elsewhere' | { link: string } | null {
  if (services.some(({ type, path }) => type === CHAT && path === OWN)) return 'chat';
  if (tokenOf(services) !== undefined) return 'elsewhere';
  const [link] = services
    .filter(({ type }) => type !== CHAT)
    .map(safeService)
    .filter((found) => found !== null);
  return link === undefined ? null : { link };
}
