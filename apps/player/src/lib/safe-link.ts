import { ownPath } from '@nokshi/contract/own-address.ts';

/** Only https and mailto leave the site, and only pages of ours are followed inside it. H-033. */
export function safeLink(address: string): string | null {
  if (address.startsWith('/')) return ownPath(address);
  try {
    const { protocol } = new URL(address);
    return protocol === 'https:' || protocol === 'mailto:' ? address : null;
  } catch {
    return null;
  }
}

export const safeService = (service: { readonly path: string }): string | null =>
  safeLink(service.path);
