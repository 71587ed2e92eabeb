import { MOST_LAYOUTS, type SavedLayout } from '@nokshi/contract/frame.ts';
import { element, iconButton, label } from '../../panel/element.ts';
import { openSheet } from '../../panel/sheet.ts';
import { laidOf, layoutOf } from '../bets.ts';
import { layChips } from '../sit-down.ts';
import type { Sitting } from '../sitting.ts';

type Kept = { layouts: readonly SavedLayout[] };
const LONGEST_NAME = 24;

/** The name of the chips on the table, and the button that saves them; a sandboxed frame sends no forms. */
function createForm({ say, bets }: Sitting, save: (name: string) => void) {
  const name = element('input', {
    id: 'layout-name',
    class: 'typed',
    maxlength: String(LONGEST_NAME),
    autocomplete: 'off',
  });
  const button = element('button', { type: 'button', class: 'action' }, say('layoutSave'));
  const box = element(
    'div',
    { class: 'save-layout' },
    element('label', { for: 'layout-name' }, say('layoutName')),
    name,
    button,
  );
  const submit = () => save(name.value.trim() || name.placeholder);
  button.addEventListener('click', submit);
  name.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !button.disabled) submit();
  });
  return {
    box,
    draw(count: number) {
      button.disabled = count >= MOST_LAYOUTS || bets.laid().size === 0;
      name.value = '';
      name.placeholder = say('layoutNumber', { number: count + 1 });
    },
  };
}

function hintOf({ say }: Sitting, count: number): string {
  if (count >= MOST_LAYOUTS) return say('layoutsFull', { most: MOST_LAYOUTS });
  return count === 0 ? say('layoutsNone') : '';
}

/** Favourite layouts: the page around the frame remembers them. */
export function openLayouts(sitting: Sitting, kept: Kept): void {
  const { say, bets, tell, purse } = sitting;
  const list = element('ul', { class: 'saved' });
  const hint = element('p', { class: 'hint' });
  const form = createForm(sitting, (name) => {
    const chips = layoutOf(bets.laid());
    if (chips.length > 0) keep([...kept.layouts, { name, chips }]);
  });
  const draw = () => {
    list.replaceChildren(...kept.layouts.map(row));
    hint.textContent = hintOf(sitting, kept.layouts.length);
    form.draw(kept.layouts.length);
  };
  const keep = (layouts: readonly SavedLayout[]) => {
    kept.layouts = layouts;
    tell({ type: 'layouts', layouts });
    draw();
  };
  const row = (layout: SavedLayout) => {
    const chips = laidOf([...layout.chips]);
    const amount = purse.amount([...chips.values()].reduce((all, one) => all + one, 0n));
    const text = say('layoutLay', { name: layout.name, amount });
    const lay = element('button', { type: 'button', class: 'choice' }, text);
    lay.addEventListener('click', () => {
      dialog.close();
      layChips(sitting, chips);
    });
    const remove = iconButton('close', () => keep(kept.layouts.filter((one) => one !== layout)));
    label(remove, say('layoutRemove', { name: layout.name }));
    return element('li', {}, lay, remove);
  };
  draw();
  const what = element('p', {}, say('layoutsHint'));
  const body = element('div', { class: 'body' }, what, list, hint, form.box);
  const title = say('layoutsTitle');
  const dialog = openSheet({ name: 'layouts-sheet', title, say: () => say('close') }, body);
}
