type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** Every row of a list, page by page. */
export async function allOf<Row>(
  read: (cursor: { cursor?: string }) => Promise<Page<Row> | null>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: { cursor?: string } = {}; ; ) {
    const page = await read(cursor);
    rows.push(...(page?.rows ?? []));
    if (!page?.next) return rows;
    cursor = { cursor: page.next };
  }
}
