import { consoleReportRoutes as routes } from '@nokshi/contract/console/reports.ts';
import { Button, EmptyState } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import type { DayRange } from '@nokshi/web/day-range.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { DaysInAddress, useDays } from '../../lib/days-in-address.tsx';
import desk from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { CheckCard } from './check-card.tsx';
import { DayTable } from './day-table.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { GamesOf } from './games-of.tsx';
import { ProductTable } from './product-table.tsx';
import { REPORTS_KEY } from './reports-key.ts';
import { TotalCard } from './total-card.tsx';

/** The report of the days in the address, or the games of one product in them. */
export function ReportTab() {
  const { t } = useWords();
  const { range, change } = useDays();
  const product = useSearchParams()[0].get('product');
  return (
    <>
      <DaysInAddress />
      {product === null ? (
        <Report range={range} onProduct={(category) => change({ product: category })} />
      ) : (
        <>
          <p>
            <Button small kind="quiet" onClick={() => change({ product: null })}>
              {t('reports.all-products')}
            </Button>
          </p>
          <GamesOf category={product} range={range} />
        </>
      )}
    </>
  );
}

type Props = { readonly range: DayRange; readonly onProduct: (category: string) => void };

function Report({ range, onProduct }: Props) {
  const { t } = useWords();
  const { from, to } = range;
  const report = useQuery({
    queryKey: [...REPORTS_KEY, from, to],
    queryFn: () => call(routes.report, { from, to }),
  });
  return (
    <QueryView query={report} height="480px">
      {(shown) =>
        shown.days.length === 0 ? (
          <EmptyState title={t('reports.none')} />
        ) : (
          <>
            <TotalCard report={shown} />
            <CheckCard key={`${from} ${to}`} from={from} to={to} />
            <section className={desk.card}>
              <h2>{t('reports.by-product')}</h2>
              <ProductTable products={shown.products} onProduct={onProduct} />
            </section>
            <section className={desk.card}>
              <div className={desk.between}>
                <h2>{t('reports.by-day')}</h2>
                <ExportButtons range={{ from, to }} />
              </div>
              <DayTable days={shown.days} />
            </section>
          </>
        )
      }
    </QueryView>
  );
}
