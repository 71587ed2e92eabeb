import { backOf } from '../../cards/faces.ts';
import { element } from '../../panel/element.ts';

/** Cards that are seen in the shoe. */
const SEEN = 3;

/** Where cards come from: a few backs, one over another. */
export function createShoe(): HTMLElement {
  const backs = Array.from({ length: SEEN }, (_, at) => {
    const back = element('i', {}, backOf());
    back.style.setProperty('--at', String(at));
    return back;
  });
  return element('div', { class: 'shoe' }, ...backs);
}
