import { parseTyped, toDecimal } from '@nokshi/money';
import { type AutoplayTerms, freeTerms, ROUNDS_OFFERED } from '../autoplay.ts';
import type { Say } from '../words/index.ts';
import { amountField } from './amount-field.ts';
import { element } from './element.ts';
import { openSheet } from './sheet.ts';

export type AutoplaySheetInput = {
  readonly stake: bigint;
  readonly balance: bigint;
  /** The sign of the money of the table. */
  readonly unit: string;
  /** Whether the game has free spins at which a run may end. */
  readonly hasFreeSpins: boolean;
  /** Whether the button may be held in its place. */
  readonly mayHold: boolean;
  readonly say: Say;
  readonly amount: (minor: bigint) => string;
  readonly onStart: (terms: AutoplayTerms) => void;
};

/** The loss limit begins with so many stakes; the member may write another. */
const USUAL_LOSS_STAKES = 10n;

/** What autoplay may do, before it begins: the number of rounds and the loss limit are always asked. */
export function openAutoplaySheet(input: AutoplaySheetInput): void {
  const { stake, balance, hasFreeSpins, mayHold, say, amount } = input;
  const start = element('button', { type: 'button', class: 'main' });
  start.disabled = balance < stake;
  const fields = createFields(input, (rounds) => {
    start.textContent = say('autoplayStart', { rounds });
  });
  const body = element(
    'div',
    { class: 'body' },
    element('p', {}, say('autoplayStake', { stake: amount(stake) })),
    fields.rounds.box,
    element('div', { class: 'fields' }, fields.loss.box, fields.win.box, fields.gain.box),
    ...(hasFreeSpins ? [fields.freeSpins.box] : []),
    element('p', {}, say('autoplayHint'), ...(mayHold ? [` ${say('holdHint')}`] : [])),
    element(
      'footer',
      {},
      ...(start.disabled ? [element('p', { class: 'error' }, say('balanceBelowStake'))] : []),
      start,
    ),
  );
  const dialog = openSheet({ name: 'autoplay-sheet', title: say('autoplay'), say }, body);
  const begin = () => {
    const terms = readTerms(fields, input);
    if (!terms) return body.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    dialog.close();
    input.onStart(terms);
  };
  start.addEventListener('click', begin);
  // A form cannot be sent from a sandboxed frame, so the Enter key of its fields is heard here.
  body.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !start.disabled)
      begin();
  });
}

/** Free rounds have no stake to limit: how many there are, and that it ends after them. */
export function openFreeAutoplaySheet(
  input: Pick<AutoplaySheetInput, 'say' | 'onStart'> & { readonly rounds: number },
): void {
  const { rounds, say, onStart } = input;
  const start = element('button', { type: 'button', class: 'main' }, say('autoplayFreeStart'));
  const body = element(
    'div',
    { class: 'body' },
    element('p', {}, say('autoplayFree', { rounds })),
    element('p', {}, say('autoplayHint')),
    element('footer', {}, start),
  );
  const dialog = openSheet({ name: 'autoplay-sheet', title: say('autoplay'), say }, body);
  start.addEventListener('click', () => {
    dialog.close();
    onStart(freeTerms(rounds));
  });
}

function createFields({ stake, unit, say }: AutoplaySheetInput, onRounds: (count: number) => void) {
  const placeholder = say('optional');
  const loss = amountField({
    id: 'loss',
    unit,
    label: say('lossLimit'),
    hint: say('lossLimitHint'),
  });
  loss.input.value = toDecimal(stake * USUAL_LOSS_STAKES);
  loss.input.required = true;
  return {
    rounds: roundsField(say, onRounds),
    loss,
    win: amountField({ id: 'win', unit, label: say('winLimit'), placeholder }),
    gain: amountField({ id: 'gain', unit, label: say('gainLimit'), placeholder }),
    freeSpins: checkField(say('stopAtFreeSpins')),
  };
}

/** The terms that were asked for; null when an amount cannot be read, which its field then says. */
function readTerms(
  { rounds, loss, win, gain, freeSpins }: ReturnType<typeof createFields>,
  { stake, say, amount }: AutoplaySheetInput,
): AutoplayTerms | null {
  const bad = say('badAmount', { example: toDecimal(stake * USUAL_LOSS_STAKES) });
  const most = parseTyped(loss.input.value);
  const tooLow = say('lossTooLow', { stake: amount(stake) });
  loss.setError(most === null ? bad : most < stake ? tooLow : '');
  const [one, sum] = [win, gain].map((field) => {
    const typed = field.input.value.trim();
    const read = parseTyped(typed);
    field.setError(typed === '' || read ? '' : bad);
    return read;
  });
  if (most === null || [loss, win, gain].some((field) => field.hasError())) return null;
  return {
    rounds: rounds.chosen(),
    loss: most,
    win: one ?? null,
    gain: sum ?? null,
    freeSpins: freeSpins.isChecked(),
    freeRounds: false,
  };
}

/** One of the numbers on offer; the smallest is chosen first. */
function roundsField(say: Say, onChange: (count: number) => void) {
  const radios = ROUNDS_OFFERED.map((count, at) => {
    const radio = element('input', { type: 'radio', name: 'rounds', value: String(count) });
    radio.checked = at === 0;
    radio.addEventListener('change', () => onChange(count));
    return radio;
  });
  onChange(ROUNDS_OFFERED[0]);
  const choices = radios.map((radio) => element('label', { class: 'choice' }, radio, radio.value));
  return {
    box: element(
      'fieldset',
      {},
      element('legend', {}, say('autoplayRounds')),
      element('div', { class: 'picks' }, ...choices),
    ),
    chosen: () => Number(radios.find(({ checked }) => checked)?.value ?? ROUNDS_OFFERED[0]),
  };
}

function checkField(words: string) {
  const input = element('input', { type: 'checkbox' });
  return {
    box: element('label', { class: 'check' }, input, element('span', {}, words)),
    isChecked: () => input.checked,
  };
}
