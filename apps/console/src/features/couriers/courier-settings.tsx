import { consoleCouriersRoutes as routes } from '@nokshi/contract/console/couriers.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.tsx';
import { SETTINGS_KEY, SettingForm } from './setting-form.tsx';

/** A form for each kind of message. */
export function CourierSettings() {
  const settings = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: () => call(routes.settings, {}),
    refetchOnWindowFocus: false,
  });
  return (
    <QueryView query={settings} height="420px">
      {(rows) => (
        <>
          {rows.map((row) => (
            <SettingForm key={`${row.kind} ${row.version}`} shown={row} />
          ))}
        </>
      )}
    </QueryView>
  );
}
