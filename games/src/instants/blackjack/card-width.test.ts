import { expect, test } from 'vitest';
import { cardWidth } from './card-width.ts';

/** Pixels: as the style sheet lays cards, each covering half of the one before it, or as much below it. */
const wide = (own: number, cards: number) => own * (1 + 0.5 * (cards - 1));
const high = (own: number, cards: number) => own * (1.4 + 0.55 * (cards - 1));

test.each([
  ['two spots on a phone, one of them split', { each: 118, above: 240, height: 440, cards: 4 }],
  ['one hand that drew six cards', { each: 354, above: 240, height: 440, cards: 6 }],
  ['seven spots on a phone', { each: 50, above: 240, height: 440, cards: 5 }],
  ['a short phone', { each: 113, above: 60, height: 300, cards: 4 }],
])('the largest hand lies whole in its room: %s', (_, room) => {
  const { own, isNarrow } = cardWidth(room);
  const [across, down] = isNarrow
    ? [own, high(own, room.cards)]
    : [wide(own, room.cards), own * 1.4];
  expect(across).toBeLessThanOrEqual(room.each);
  expect(down).toBeLessThanOrEqual(room.above);
});

test('cards are as large as they may be where there is room', () => {
  expect(cardWidth({ each: 600, above: 500, height: 700, cards: 2 })).toEqual({
    own: 104,
    dealers: 104,
    isNarrow: false,
  });
});
