import { expect, test } from 'vitest';
import type { Tx } from './db.ts';
import { createEvents, eventsOf, topic } from './events.ts';

const tx = {} as Tx;
const closed = topic<string, string>('people.closed');

test('events: listeners answer in the order in which they were added, in the same transaction', async () => {
  const events = createEvents();
  const given: Tx[] = [];
  for (const name of ['first', 'second'])
    events.on(closed, async (in_, fact) => {
      given.push(in_);
      return `${name} ${fact}`;
    });
  expect(await events.emit(tx, closed, 'm1')).toEqual(['first m1', 'second m1']);
  expect(given).toEqual([tx, tx]);
});

test('events: a listener that throws ends the story, and later ones hear nothing', async () => {
  const events = createEvents();
  const heard: string[] = [];
  events.on(closed, async () => {
    throw new Error('still open');
  });
  events.on(closed, async (_, fact) => (heard.push(fact), fact));
  await expect(events.emit(tx, closed, 'm1')).rejects.toThrow('still open');
  expect(heard).toEqual([]);
});

test('events: a room hears only what the map draws, and speaks only for itself', () => {
  const events = createEvents();
  const chat = eventsOf(events, { room: 'chat', hears: ['people.closed'] });
  expect(() => chat.on(closed, async () => '')).not.toThrow();
  expect(() => chat.on(topic('people.opened'), async () => {})).toThrow('chat hear people.opened');
  expect(() => chat.emit(tx, closed, 'm1')).toThrow('chat cannot announce people.closed');
});
