/** Game frames are pages of ours under /frame/; anything else is not put on the page. R-029. */
export function safeFrame(address: string): string {
  const url = new URL(address, location.origin);
  const ours = url.origin === location.origin && url.pathname.startsWith('/frame/');
  if (!ours) throw new Error('The launch named a frame that is not ours');
  return url.pathname + url.search;
}

/** A vendor's game is on a host of its own; a page of ours in that place could read our cookie. */
export function vendorFrame(address: string): string {
  const url = new URL(address);
  const isPage = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isPage || url.origin === location.origin)
    throw new Error('The launch named a frame that is no vendor’s');
  return url.href;
}
