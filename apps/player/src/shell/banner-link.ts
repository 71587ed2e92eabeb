import type { siteRoutes } from '@nokshi/contract/player/site.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { safeLink } from '../lib/safe-link.ts';

type Linked = Pick<Output<typeof siteRoutes.banners>[number], 'linkageType' | 'linkage'>;

/** Where a banner leads; null where it is only a picture. Checklist E-002, H-033. */
export function bannerLink({ linkageType, linkage }: Linked): string | null {
  if (linkageType === null || linkage === null) return null;
  switch (linkageType) {
    case 'game':
      return `/game?id=${encodeURIComponent(linkage)}`;
    case 'promotion':
      return `/promoDetail?id=${encodeURIComponent(linkage)}`;
    case 'route':
    case 'external':
      return safeLink(linkage);
  }
}
