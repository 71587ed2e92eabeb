import { expect, it } from 'vitest';
import { orderHosts } from './order-hosts.ts';

const host = (url: string, place = 1, answers = true) => ({ url, place, answers });
const order = (hosts: Parameters<typeof orderHosts>[0], ...chances: number[]) =>
  orderHosts(hosts, () => chances.shift() ?? 0).map(({ url }) => url);

it('order of hosts: those of one place by chance, later places after them', () => {
  const hosts = [host('a'), host('b'), host('c', 2)];
  expect(order(hosts, 5, 3, 1)).toEqual(['b', 'a', 'c']);
  expect(order(hosts, 3, 5, 1)).toEqual(['a', 'b', 'c']);
});

it('order of hosts: one that did not answer comes last and is still tried', () => {
  expect(order([host('a', 1, false), host('b', 2), host('c', 1, false)], 9, 5, 1)).toEqual([
    'b',
    'c',
    'a',
  ]);
});
