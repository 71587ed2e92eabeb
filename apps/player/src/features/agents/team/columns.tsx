import { type Column, MoneyText } from '@nokshi/ui';
import { sumOf } from '../contracts/slips.ts';

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
  cell: (line) => <MoneyText amount={line[field]} signed={signed} />,
});

/** These amounts of all rows together, each to the paisa. */
export const sumOfRows = <Field extends string>(
  rows: readonly Amounts<Field>[],
  fields: readonly Field[],
): Record<Field, string> =>
  Object.fromEntries(
    fields.map((field) => [field, sumOf(...rows.map((row) => row[field]))]),
  ) as Record<Field, string>;
