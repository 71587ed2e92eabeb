import { consoleReportRoutes as routes } from '@nokshi/contract/console/reports.ts';
import { EXPORT_FORMATS, type ExportFormat } from '@nokshi/contract/exports.ts';
import { Button, Icon, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { saveExported } from '@nokshi/web/save-exported.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQueryClient } from '@tanstack/react-query';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { EXPORTS_KEY } from './reports-key.ts';

type Props = {
  readonly range: { readonly from: string; readonly to: string };
  readonly category?: string;
};

/** Saves what is shown as a file, for programs or for people, whose hash the house keeps. */
export function ExportButtons({ range, category }: Props) {
  const { t, why } = useWords();
  const client = useQueryClient();
  const given = useAct(
    async (format: ExportFormat) => {
      const wish = { ...range, ...(category && { category }), format };
      const file = await call(routes.exportReport, wish);
      const { cut, rows } = file;
      saveExported(file);
      tell(t(cut ? 'reports.saved-cut' : 'reports.saved', { rows }), cut ? 'wrong' : 'done');
      void client.invalidateQueries({ queryKey: EXPORTS_KEY });
    },
    (refused) => tell(why(refused), 'wrong'),
  );
  return (
    <div className={desk.tools}>
      {EXPORT_FORMATS.map((format) => (
        <Button
          key={format}
          busy={given.busy && given.input === format}
          disabled={given.busy}
          onClick={() => void given.run(format)}
        >
          <Icon name="seal" size={18} />
          {t(`reports.save-${format}`)}
        </Button>
      ))}
    </div>
  );
}
