import { element, setText } from '../../panel/element.ts';

/** How a hand ended; empty while it is not known. */
export type SeatEnd = 'won' | 'lost' | 'tie' | '';

/** A hand at the table: its name, what it counts, the places of its cards, what it has. */
export function createSeat(code: string, places: readonly ('upright' | 'sideways')[]) {
  const name = element('strong', { class: 'seat-name' });
  const badge = element('b', { class: 'seat-badge' });
  const note = element('span', { class: 'seat-note' });
  const slots = places.map((place) => element('div', { class: `place ${place}` }));
  const box = element(
    'section',
    { class: `seat ${code}` },
    element('div', { class: 'seat-head' }, name, badge),
    element('div', { class: 'seat-row' }, ...slots),
    note,
  );
  return {
    box,
    places: slots,
    setName: (text: string) => setText(name, text),
    /** Points; none takes the badge away. */
    setBadge(text: string) {
      setText(badge, text);
      badge.hidden = text === '';
    },
    setNote: (text: string) => setText(note, text),
    setEnd(end: SeatEnd) {
      box.dataset['end'] = end;
    },
  };
}
export type Seat = ReturnType<typeof createSeat>;
