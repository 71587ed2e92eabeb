import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const at = (ms: number) => new Date(ms).toISOString();

describe('the server’s clock', () => {
  it('is this one until the server says what it is', () => {
    expect(createServerClock(() => 5_000).now()).toBe(5_000);
  });

  it('is as far ahead as the answer to a question was in its middle', () => {
    let ms = 10_000;
    const clock = createServerClock(() => ms);
    clock.greeted(at(70_000));
    expect(clock.now()).toBe(70_000);
    clock.asked();
    ms = 10_400;
    clock.answered(at(71_000));
    ms = 11_000;
    expect(clock.now()).toBe(71_800);
    clock.greeted(at(90_000));
    expect(clock.now()).toBe(71_800);
  });
});
