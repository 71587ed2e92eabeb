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
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  bell: 'M6 10v4h3l4 4V6L9 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  close: 'M6 6l12 12M18 6L6 18',
  star: 'M12 3.8l2.5 5.3 5.8.7-4.3 4 1.2 5.7-5.2-2.9-5.2 2.9 1.2-5.7-4.3-4 5.8-.7z',
  repeat:
    'M4.5 10.5a7.6 7.6 0 0 1 14-2.6M19 4v4.2h-4.2M19.5 13.5a7.6 7.6 0 0 1-14 2.6M5 20v-4.2h4.2',
} as const;

const SVG = 'http://www.w3.org/2000/svg';

export function iconButton(icon: keyof typeof ICONS, onClick: () => void): HTMLButtonElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[icon]);
  svg.append(path);
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
