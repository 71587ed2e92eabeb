import { describe, expect, it } from 'vitest';
import { pictureOf } from './picture.ts';

const person = (id: string) => ({ id, username: `the-${id}` });
const fact = (ids: readonly string[], about: string | null = null) => ({
  members: ids.map(person),
  about,
  since: '2026-03-01T06:00:00.000Z',
  until: '2026-03-01T06:00:00.000Z',
  amount: null,
  count: 2,
});

describe('the picture of a case', () => {
  it('ties each member to what is shared, and bows money between members', () => {
    const picture = pictureOf({
      members: ['a', 'b'].map(person),
      found: [
        { code: 'same-account', weight: 50, facts: [fact(['a', 'b'], '•••4567')] },
        { code: 'passed-on', weight: 30, facts: [fact(['b', 'c'])] },
        { code: 'circle', weight: 30, facts: [fact(['a', 'b'])] },
      ],
    });
    expect(picture.members.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'the-a'],
      ['b', 'the-b'],
      ['c', 'the-c'],
    ]);
    expect(picture.things).toMatchObject([{ code: 'same-account', about: '•••4567' }]);
    expect(picture.ties).toHaveLength(2);
    expect(picture.bows.map(({ kind, both }) => [kind, both])).toEqual([
      ['money', false],
      ['money', true],
    ]);
  });

  it('draws no bow over another, whatever they tell of the same two', () => {
    const found = (['passed-on', 'new-place', 'opposite-bets'] as const).map((code) => ({
      code,
      weight: 30,
      facts: [fact(['a', 'b'])],
    }));
    const { bows } = pictureOf({ members: ['a', 'b'].map(person), found });
    expect(bows.map(({ kind }) => kind)).toEqual(['money', 'money', 'bets']);
    expect(new Set(bows.map(({ path }) => path)).size).toBe(3);
  });

  it('has a place of its own for everyone, and stays within its frame', () => {
    const ids = Array.from({ length: 12 }, (_, at) => `m${at}`);
    const facts = Array.from({ length: 30 }, () => fact(ids, 'x'));
    const found = [{ code: 'same-device' as const, weight: 50, facts }];
    const { members, things, height } = pictureOf({ members: ids.map(person), found });
    expect(things).toHaveLength(12);
    for (const nodes of [members, things]) {
      expect(new Set(nodes.map(({ y }) => y)).size).toBe(12);
      for (const { y } of nodes) expect(y > 0 && y < height).toBe(true);
    }
  });
});
