import { type Column, Table } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { inAddress } from '../../lib/in-address.ts';

type Listed = { readonly gameCode: string };
type Props<Row extends Listed> = {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly panel: (row: Row, onClose: () => void) => ReactNode;
};

/** A list of games, and beside it the panel of the one that the address names. */
export function ListWithPanel<Row extends Listed>({ caption, rows, columns, panel }: Props<Row>) {
  const [search, setSearch] = useSearchParams();
  const open = rows.find(({ gameCode }) => gameCode === search.get('game'));
  return (
    <>
      <Table caption={caption} rows={rows} rowKey={({ gameCode }) => gameCode} columns={columns} />
      {open && panel(open, () => setSearch(inAddress({ game: null }), { replace: true }))}
    </>
  );
}
