import { consoleReportRoutes as routes } from '@nokshi/contract/console/reports.ts';
import { Button, Icon, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { saveFile } from '@nokshi/web/save-file.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWords } from '../../lib/words.ts';
import { EXPORTS_KEY } from './reports-key.ts';

type Props = {
  readonly range: { readonly from: string; readonly to: string };
  readonly category?: string;
};

/** Saves what is shown as a file whose hash the house keeps. */
export function ExportButton({ range, category }: Props) {
  const { t, why } = useWords();
  const client = useQueryClient();
  const given = useMutation({
    mutationFn: () => call(routes.exportReport, { ...range, ...(category && { category }) }),
    onSuccess: ({ name, text, cut, rows }) => {
      saveFile(name, text, 'text/csv');
      tell(t(cut ? 'reports.saved-cut' : 'reports.saved', { rows }), cut ? 'wrong' : 'done');
      void client.invalidateQueries({ queryKey: EXPORTS_KEY });
    },
    onError: (error) => tell(why(error), 'wrong'),
  });
  return (
    <Button busy={given.isPending} onClick={() => given.mutate()}>
      <Icon name="seal" size={18} />
      {t('reports.save')}
    </Button>
  );
}
