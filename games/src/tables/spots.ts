import type { Spot } from '@nokshi/house-math/tables/table.ts';
import { element } from '../panel/element.ts';
import type { SpotLook } from './felt.ts';
import { edgeText, oddsText, oddsWords } from './spot-words.ts';
import { createStack } from './stack.ts';
import type { Say } from './words/index.ts';

export type SpotsParts = {
  readonly say: Say;
  readonly name: (code: string) => string;
  readonly press: (code: string) => void;
  readonly amount: (minor: bigint) => string;
};

type Place = {
  readonly button: HTMLButtonElement;
  readonly look: SpotLook;
  readonly words: Readonly<Record<'name' | 'odds' | 'edge' | 'note', HTMLElement>> | null;
  readonly stack: ReturnType<typeof createStack>;
};

export type Chips = {
  readonly stake: bigint;
  readonly pending: bigint;
  readonly values: readonly bigint[];
};
const NO_CHIPS: Chips = { stake: 0n, pending: 0n, values: [] };

/** The buttons of all spots: what is written on them, the chips that lie there, which of them won. */
export function createSpots(parts: SpotsParts) {
  const places = new Map<string, Place>();
  const chips = new Map<string, Chips>();
  let spots = new Map<string, Spot>();
  const draw = (code: string, place: Place) => {
    const spot = spots.get(code);
    const { button, look, words } = place;
    // A price that is not offered now stays in its place.
    button.dataset['offered'] = String(spot !== undefined);
    const name = parts.name(code);
    const edge = spot ? edgeText(spot) : '';
    if (words) {
      write(words.name, look.short?.() ?? name);
      write(words.odds, spot ? (look.odds?.(spot) ?? oddsText(spot)) : '–');
      write(words.edge, edge && `${edge}%`);
      write(words.note, look.note ? parts.say(look.note) : '');
    }
    const { stake } = chips.get(code) ?? NO_CHIPS;
    const odds = spot ? (look.odds?.(spot) ?? oddsWords(spot, parts.say)) : '–';
    const said = [
      parts.say('spotLabel', { name, odds, edge }),
      look.note ? `${parts.say(look.note)}.` : '',
      stake > 0n ? parts.say('ownChips', { amount: parts.amount(stake) }) : '',
    ];
    button.setAttribute('aria-label', said.filter((text) => text !== '').join(' '));
    if (look.bare) button.title = `${name} · ${spot ? oddsText(spot) : ''}`;
  };
  return {
    button(code: string, look: SpotLook = {}): HTMLButtonElement {
      const place = createPlace(code, look, parts);
      places.set(code, place);
      draw(code, place);
      return place.button;
    },
    /** The spots of the round that takes bets, with their odds. */
    setSpots(next: readonly Spot[]) {
      spots = new Map(next.map((spot) => [spot.code, spot]));
      for (const [code, place] of places) draw(code, place);
    },
    spot: (code: string) => spots.get(code),
    all: (): readonly Spot[] => [...spots.values()],
    redraw() {
      for (const [code, place] of places) draw(code, place);
    },
    setChips(code: string, next: Chips) {
      const last = chips.get(code) ?? NO_CHIPS;
      const place = places.get(code);
      if (!place || (last.stake === next.stake && last.pending === next.pending)) return;
      chips.set(code, next);
      place.stack.set(next);
      draw(code, place);
    },
    /** Chips fly back from where they were laid. */
    bounce(code: string, stake: bigint, values: readonly bigint[]) {
      places.get(code)?.stack.bounce(stake, values);
    },
    setOpen(isOpen: boolean) {
      for (const { button } of places.values())
        button.setAttribute('aria-disabled', String(!isOpen));
    },
    /** Marks the spots that this result pays, and those of which the stake or less comes back. */
    setEnds(ends: ReadonlyMap<string, 'won' | 'back'>) {
      for (const [code, { button }] of places) {
        const end = ends.get(code);
        if (end) button.dataset['won'] = String(end === 'won');
        else delete button.dataset['won'];
      }
    },
    codes: () => [...places.keys()],
  };
}
export type Spots = ReturnType<typeof createSpots>;

/** What is only seen: the style sheet shows it, and the name of the button says it in words. */
function write(of: HTMLElement, text: string): void {
  of.dataset['text'] = text;
}

function createPlace(code: string, look: SpotLook, { press }: SpotsParts): Place {
  const stack = createStack();
  const line = (name: string) => element('span', { class: name });
  const words = look.bare
    ? null
    : {
        name: line('spot-name'),
        odds: line('spot-odds'),
        edge: line('spot-edge'),
        note: line('spot-note'),
      };
  const shown = words
    ? [look.art ?? words.name, words.odds, words.edge, ...(look.note ? [words.note] : [])]
    : [];
  const button = element(
    'button',
    {
      type: 'button',
      class: `spot ${look.bare ? 'bare ' : ''}${look.class ?? ''}`.trim(),
      'data-spot': code,
      tabindex: '-1',
    },
    ...shown,
    stack.box,
  );
  button.addEventListener('click', () => press(code));
  return { button, look, words, stack };
}
