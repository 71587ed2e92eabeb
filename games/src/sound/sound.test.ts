import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSound, type Hall } from './sound.ts';
import { fakeBrowser } from './testing/fake-browser.ts';

const rendered = () => vi.advanceTimersByTimeAsync(0);

async function enter(hall: Partial<Hall> = {}) {
  const fake = fakeBrowser();
  const still = () => false;
  const sound = createSound({ on: false, studio: 'PADMA', reels: 5, still, ...hall }, fake.browser);
  const names = () => fake.started.map(({ name }) => name);
  await rendered();
  return { ...fake, sound, names };
}

async function listen(hall: Partial<Hall> = {}) {
  const room = await enter(hall);
  room.sound.set(true);
  await rendered();
  return room;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('who plays in silence has no context, nothing rendered and nothing that shakes', async () => {
  const { sound, asked, started, shaken, presses, idle } = await enter();
  for (const press of presses) press();
  for (const act of idle) act();
  sound.spin();
  sound.stop(4);
  sound.win(4);
  sound.step();
  sound.place('free');
  await rendered();
  expect(asked).toMatchObject({ contexts: 0, renders: 0 });
  expect(started).toEqual([]);
  expect(shaken).toEqual([]);
});

test('a world is rendered once, however often it is switched on', async () => {
  const { sound, asked, started } = await listen();
  sound.set(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.state).toBe('closed');
  sound.set(true);
  await rendered();
  expect(asked).toMatchObject({ contexts: 2, renders: 1 });
  expect(started.filter(({ loops }) => loops)).toHaveLength(2);
});

test('sound that was left on is rendered when nothing else is to be done, and begins with the first press', async () => {
  const { sound, asked, names, idle } = await enter({ on: true });
  asked.pressed = false;
  for (const act of idle) act();
  sound.set(true);
  sound.spin();
  await rendered();
  expect(asked).toMatchObject({ contexts: 0, renders: 1 });
  asked.pressed = true;
  sound.spin();
  await rendered();
  expect(asked.contexts).toBe(1);
  expect(names()).toEqual(['base', 'spin']);
});

test('a switch on the site is heard from the next press in the game on', async () => {
  const { sound, asked, names, presses } = await enter();
  asked.pressed = false;
  sound.set(true);
  await rendered();
  expect(asked.contexts).toBe(0);
  asked.pressed = true;
  for (const press of presses) press();
  await rendered();
  expect(names()).toEqual(['base']);
});

test('each thing that happens has a sound of its own', async () => {
  const { sound, started, clock } = await listen();
  started.length = 0;
  sound.step();
  sound.spin();
  for (const reel of [0, 1, 2]) {
    clock.now += 200;
    sound.stop(reel);
  }
  sound.scatter(1);
  sound.feature();
  expect(started.map(({ name }) => name)).toEqual([
    'step',
    'spin',
    'stop',
    'stop',
    'stop',
    'scatter',
    'feature',
  ]);
  const rates = started.filter(({ name }) => name === 'stop').map(({ rate }) => rate);
  expect(rates).toEqual(rates.toSorted());
  expect(new Set(rates).size).toBe(3);
});

test('the press that switches sound on is felt, whatever was played in silence', async () => {
  const { sound, taps, clock, shaken } = await enter();
  sound.spin();
  clock.now += 1_000;
  sound.set(true);
  for (const act of taps) act();
  expect(shaken).toHaveLength(1);
});

test('a button is heard once, as what it does or else as a tap', async () => {
  const { sound, taps, names, clock } = await listen();
  const tap = (does: () => void = () => {}) => {
    clock.now += 1_000;
    does();
    for (const act of taps) act();
  };
  tap(sound.spin);
  tap(sound.step);
  tap();
  expect(names()).toEqual(['base', 'spin', 'step', 'step']);
});

test('reels that rest at once are one thud', async () => {
  const { sound, names } = await listen();
  for (const reel of [0, 1, 2, 3, 4]) sound.stop(reel);
  expect(names().filter((name) => name === 'stop')).toHaveLength(1);
});

test('the second scatter has the reels awaited that still turn, until the last one rests', async () => {
  const { sound, started, clock } = await listen();
  const awaits = () => started.filter(({ name }) => name === 'await');
  sound.stop(1);
  sound.scatter(1);
  expect(awaits()).toEqual([]);
  sound.stop(2);
  sound.scatter(2);
  expect(awaits()).toMatchObject([{ ended: false }]);
  clock.now += 1_000;
  sound.stop(4);
  expect(awaits()).toMatchObject([{ ended: true }]);
  sound.scatter(2);
  expect(awaits()).toHaveLength(1);
});

test('wins of each tier sound different; the next one ends the one before', async () => {
  const { sound, started, shaken } = await listen();
  started.length = 0;
  for (const tier of [1, 2, 3, 4] as const) sound.win(tier);
  expect(started.map(({ name }) => name)).toEqual(['win1', 'win2', 'win3', 'win4']);
  expect(started.map(({ ended }) => ended)).toEqual([true, true, true, false]);
  expect(new Set(shaken.map(String)).size).toBe(4);
});

test('free games have a fanfare, music of their own, and a way back', async () => {
  const { sound, started, names } = await listen();
  expect(started).toMatchObject([{ name: 'base', loops: true, ended: false }]);
  sound.place('base');
  sound.place('free');
  expect(names()).toEqual(['base', 'enter', 'free']);
  expect(started[0]?.ended).toBe(true);
  expect(started[2]).toMatchObject({ loops: true, ended: false });
  sound.place('free');
  sound.place('base');
  expect(names()).toEqual(['base', 'enter', 'free', 'leave', 'base']);
});

test('sound that is switched on in free games begins with their music', async () => {
  const { sound, names } = await enter();
  sound.place('free');
  sound.set(true);
  await rendered();
  expect(names()).toEqual(['free']);
});

test('a page that is not looked at is silent, and sounds again when it is', async () => {
  const { sound, asked, seen } = await listen();
  const look = (hidden: boolean) => {
    asked.hidden = hidden;
    for (const act of seen) act();
  };
  look(true);
  expect(asked.state).toBe('suspended');
  sound.spin();
  expect(asked.state).toBe('suspended');
  look(false);
  expect(asked.state).toBe('running');
});

test('a press and the last reel are felt; nothing is when the player wants stillness', async () => {
  const { sound, shaken, asked } = await listen();
  sound.spin();
  sound.stop(3);
  expect(shaken).toHaveLength(1);
  sound.stop(4);
  expect(shaken).toHaveLength(2);
  asked.pressed = false;
  sound.spin();
  expect(shaken).toHaveLength(2);
  const calm = await listen({ still: () => true });
  calm.sound.spin();
  calm.sound.stop(4);
  calm.sound.win(4);
  expect(calm.shaken).toEqual([]);
});

test('where nothing can sound the game goes on in silence', async () => {
  const { sound, browser, started } = await enter();
  browser.openContext = () => null;
  sound.set(true);
  await rendered();
  sound.spin();
  sound.win(4);
  expect(started).toEqual([]);
});

test('a world that could not be fetched is asked for again at the next press', async () => {
  const { sound, browser, asked, names } = await enter();
  const { renderWorld } = browser;
  browser.renderWorld = () => Promise.reject(new Error('no net'));
  sound.set(true);
  await rendered();
  expect(names()).toEqual([]);
  browser.renderWorld = renderWorld;
  sound.spin();
  await rendered();
  expect(asked.renders).toBe(1);
  expect(names()).toEqual(['base']);
});
