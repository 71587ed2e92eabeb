import type { callback } from '@nokshi/contract/console/callbacks.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import type { z } from 'zod';
import styles from './desk.module.css';
import type { Translate } from './words.ts';

type Callback = z.infer<typeof callback>;

/** What a channel said of a payment and what that did, wherever its messages are listed. */
export const callbackColumns = <Row extends Callback>(t: Translate): readonly Column<Row>[] => [
  {
    id: 'reference',
    title: t('deposits.reference'),
    cell: (row) => <span className={styles.mono}>{row.reference}</span>,
  },
  {
    id: 'outcome',
    title: t('deposits.outcome'),
    cell: (row) => t(`callback.${row.outcome}`),
  },
  {
    id: 'amount',
    title: t('deposits.said-amount'),
    figure: true,
    cell: (row) => (row.amount ? <MoneyText amount={row.amount} /> : ''),
  },
  {
    id: 'effect',
    title: t('deposits.effect'),
    cell: (row) => t(`callback.did-${row.effect}`),
  },
];
