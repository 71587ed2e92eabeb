import { consoleGoodsRoutes } from '@nokshi/contract/console/points.ts';
import { GOOD_KINDS, MOST_POINTS } from '@nokshi/contract/points.ts';
import type { MessageId } from '../../lib/words.ts';
import { ALWAYS, EMPTY, HTML, type Kind, PLACE, SCHEDULE, text, TITLE } from './kinds.ts';

/** What the points mall offers; what is left is the stock less what was ordered. */
export const GOODS: Kind = {
  key: 'goods',
  routes: consoleGoodsRoutes,
  write: 'points.write',
  empty: {
    kind: 'goods',
    position: 1,
    title: EMPTY,
    unit: { EN: 'piece', BN: 'টি' },
    html: EMPTY,
    picture: '',
    points: 1_000,
    worth: '',
    stock: 10,
    asksMessenger: false,
    ...ALWAYS,
  },
  sortTitle: 'goods.kind-and-price',
  sortWords: ({ kind }) => `goods.kind-${text(kind)}` as MessageId,
  sort: ({ points }) => text(points),
  fields: [
    {
      input: 'choice',
      name: 'kind',
      label: 'goods.kind',
      options: GOOD_KINDS,
      wordsOf: (option) => `goods.kind-${option}` as MessageId,
    },
    PLACE,
    TITLE,
    { input: 'words', name: 'unit', label: 'goods.unit' },
    { input: 'picture', name: 'picture', label: 'content.picture', optional: false },
    { input: 'number', name: 'points', label: 'goods.points', most: MOST_POINTS },
    { input: 'text', name: 'worth', label: 'goods.worth', hint: 'goods.worth-hint' },
    {
      input: 'number',
      name: 'stock',
      label: 'goods.stock',
      hint: 'goods.stock-hint',
      most: 1_000_000,
    },
    { input: 'check', name: 'asksMessenger', label: 'goods.messenger' },
    HTML,
    SCHEDULE,
  ],
};
