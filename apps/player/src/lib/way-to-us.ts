import { safeService } from './safe-link.ts';

type Service = { readonly type: number; readonly path: string };

/** Type 3 is chat. Checklist Y-005. */
const CHAT = 3;
const OWN = '/?m=chat';

/** What "customer service" does: our own chat, a link, or nothing where there is none. H-020. */
export function wayToUs(services: readonly Service[]): 'chat' | { link: string } | null {
  const chat = services.find(({ type }) => type === CHAT);
  if (chat?.path === OWN) return 'chat';
  const [link] = [...(chat ? [chat] : []), ...services].map(safeService).filter(Boolean);
  return link ? { link } : null;
}
