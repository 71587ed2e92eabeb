import sanitizeHtml from 'sanitize-html';

/** Everything that operators' HTML may have; anything else is removed. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'code',
    'hr',
    'a',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title', 'xmp', 'iframe'],
  enforceHtmlBoundary: false,
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href.trim()) }),
  },
};

/** Our own page or an anchor opens here; another site opens in a new tab without a referrer. */
function linkTo(href: string): Record<string, string> {
  if (/^\/(?!\/)[^\s\\]*$/.test(href) || /^#[\w-]+$/.test(href)) return { href };
  if (/^mailto:[^\s\\]+$/i.test(href)) return { href };
  if (/^https:\/\/[^\s\\]+$/i.test(href))
    return { href, target: '_blank', rel: 'noopener noreferrer' };
  return {};
}

/**
 * HTML that is safe on a page: only tags of the list, no attribute but a link's, no address but
 * https, mailto and our own pages. Done at write, so that what is stored is safe. Source: checklist
 * M-024, H-033.
 */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, ALLOWED).trim();
