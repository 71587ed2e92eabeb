/** One element with attributes and children; text stays text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Line icons of our own, 24 x 24. */
const ICONS = {
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  book: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  bell: 'M6 10v4h3l4 4V6L9 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  close: 'M6 6l12 12M18 6L6 18',
  star: 'M12 3.8l2.5 5.3 5.8.7-4.3 4 1.2 5.7-5.2-2.9-5.2 2.9 1.2-5.7-4.3-4 5.8-.7z',
  repeat:
    'M4.5 10.5a7.6 7.6 0 0 1 14-2.6M19 4v4.2h-4.2M19.5 13.5a7.6 7.6 0 0 1-14 2.6M5 20v-4.2h4.2',
  undo: 'M8.5 5L4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3',
  twice: 'M4 9.5l6.5 7.5M10.5 9.5L4 17M14 11a3 3 0 1 1 5.4 1.8L14 18.5h6',
  roads: 'M4 4h16v16H4zM4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16',
} as const;

const SVG = 'http://www.w3.org/2000/svg';

/** The same for a part of a drawing. */
export function drawn<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

export function iconButton(icon: keyof typeof ICONS, onClick: () => void): HTMLButtonElement {
  const path = drawn('path', { d: ICONS[icon] });
  const svg = drawn('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, path);
  const button = element('button', { type: 'button', class: 'icon' }, svg);
  button.addEventListener('click', onClick);
  return button;
}

/** Names a button that shows only a picture. */
export function label(button: HTMLElement, text: string): void {
  button.setAttribute('aria-label', text);
  button.title = text;
}

/**
 * Writes nothing when the words are the same, and otherwise changes the existing text node: a new node would make
 * the browser style and lay out the page again.
 */
export function setText(of: HTMLElement, text: string): void {
  const { firstChild } = of;
  if (!(firstChild instanceof Text)) of.textContent = text;
  else if (firstChild.data !== text) firstChild.data = text;
}
