import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from '@tanstack/react-query';

/**
 * The cache of a site. What becomes old while it is asked for the first time may have been read
 * before the news, so it is asked for once more when it has come.
 */
export class FreshQueries extends QueryClient {
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const first = new Set(
      this.getQueryCache()
        .findAll({ ...filters, fetchStatus: 'fetching' })
        .filter(({ state }) => state.data === undefined),
    );
    await super.invalidateQueries(filters, options);
    if (first.size === 0) return;
    const again = { ...filters, predicate: first.has.bind(first) };
    await super.invalidateQueries(again, options);
  }
}
