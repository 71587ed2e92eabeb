import { minorOf } from '@nokshi/money';
import { type Column, MoneyText } from '@nokshi/ui';
import { sumOf } from '../contracts/slips.ts';
import styles from './team.module.css';

type Amounts<Field extends string> = Readonly<Record<Field, string>>;
type Named<Field extends string> = {
  readonly field: Field;
  readonly title: string;
  readonly signed?: boolean;
};

/** A column of money. */
export const moneyColumn = <Field extends string, Line extends Amounts<Field>>({
  field,
  title,
  signed = false,
}: Named<Field>): Column<Line> => ({
  id: field,
  title,
  figure: true,
  cell: (line) => <Amount amount={line[field]} signed={signed} />,
});

type AmountProps = { readonly amount: string; readonly signed?: boolean };

/** A nought stands back behind the amounts that something was. */
function Amount({ amount, signed = false }: AmountProps) {
  const money = <MoneyText amount={amount} signed={signed} />;
  return minorOf(amount) === 0n ? <span className={styles.nought}>{money}</span> : money;
}

/** These amounts of all rows together, each to the paisa. */
export const sumOfRows = <Field extends string>(
  rows: readonly Amounts<Field>[],
  fields: readonly Field[],
): Record<Field, string> =>
  Object.fromEntries(
    fields.map((field) => [field, sumOf(...rows.map((row) => row[field]))]),
  ) as Record<Field, string>;
