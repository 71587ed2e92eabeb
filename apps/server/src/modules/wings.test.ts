import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOMS_IN_ORDER } from './wings.ts';

const SRC = join(import.meta.dirname, '..');
const sourceOf = (folder: string) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(SRC, folder, name), 'utf8'))
    .join('\n');

const rooms = ROOMS_IN_ORDER.map((room) => ({ ...room, source: sourceOf(room.folder) }));
/** Topics by the name of the constant that a face exports. */
const topics = new Map(
  rooms.flatMap(({ name: room, source }) =>
    [...source.matchAll(/export const (\w+) = topic<[^(]*>\(\s*'([^']+)'/g)].map(
      ([, constant, topic]) => [constant ?? '', { topic: topic ?? '', room }] as const,
    ),
  ),
);
const used = (source: string, verb: string) =>
  [...source.matchAll(new RegExp(`events\\s*\\.${verb}\\(\\s*(?:tx,\\s*)?(\\w+)`, 'g'))].map(
    ([, constant]) => topics.get(constant ?? '')?.topic ?? `no topic ${constant}`,
  );

test('map: a room hears what wings.json draws to it, and nothing drawn is left unheard', () => {
  const heard = rooms.map(({ name, source }) => [name, [...new Set(used(source, 'on'))].sort()]);
  const drawn = rooms.map(({ name, hears }) => [name, [...hears].sort()]);
  expect(heard).toEqual(drawn);
});

test('map: every topic is announced by its own room, and every topic drawn exists', () => {
  const announced = rooms.flatMap(({ source }) => used(source, 'emit'));
  const hears = rooms.flatMap((room) => room.hears);
  const known = [...topics.values()].map(({ topic }) => topic);
  for (const topic of hears) expect(known).toContain(topic);
  for (const { topic, room } of topics.values()) {
    expect(topic.startsWith(`${room}.`), topic).toBe(true);
    expect(announced, topic).toContain(topic);
  }
});
