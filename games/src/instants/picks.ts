import { element } from '../panel/element.ts';

/** A few choices of which one holds, as buttons in a row. */
export function createPicks<Value extends string>(name: string, choose: (value: Value) => void) {
  const legend = element('legend', { class: 'label' });
  const row = element('div', { class: 'picks' });
  const box = element('fieldset', { class: 'choices' }, legend, row);
  let chosen: Value | null = null;
  const radios = () => [...row.querySelectorAll('input')];
  return {
    box,
    set(value: Value) {
      chosen = value;
      for (const radio of radios()) radio.checked = radio.value === value;
    },
    setLocked(isLocked: boolean) {
      box.disabled = isLocked;
    },
    dress(title: string, values: readonly (readonly [Value, string])[]) {
      legend.textContent = title;
      const labels = values.map(([value, words]) => {
        const radio = element('input', { type: 'radio', name, value });
        radio.checked = value === chosen;
        radio.addEventListener('change', () => choose(value));
        return element('label', { class: 'choice' }, radio, words);
      });
      row.replaceChildren(...labels);
    },
  };
}
