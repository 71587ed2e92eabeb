import { consoleCampaignRoutes as routes } from '@nokshi/contract/console/campaigns.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { draftOf, newDraft } from './draft.ts';
import { Editor } from './editor.tsx';

type Props = {
  /** Null is a new one. */
  readonly id: string | null;
  /** A new one begins as this campaign is. */
  readonly from: string | null;
  /** With the campaign that was written, if any was. */
  readonly onDone: (id: string | null) => void;
};

/** The next version of a campaign, a new one, or a copy of one. */
export function EditorPage({ id, from, onDone }: Props) {
  const { t } = useWords();
  const source = id ?? from;
  const query = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'draft', id, from],
    queryFn: async () => {
      if (source === null) return { draft: newDraft(Date.now()), newest: 0 };
      const { versions, newest, terms } = await call(routes.one, { campaignId: source });
      const draft = draftOf(versions[0]?.terms ?? terms);
      if (id !== null) return { draft, newest };
      const name = t('campaigns.copy-of', { name: draft.name }).slice(0, 60);
      return { draft: { ...draft, name }, newest: 0 };
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryView query={query} height="420px">
      {({ draft, newest }) => <Editor id={id} start={draft} newest={newest} onDone={onDone} />}
    </QueryView>
  );
}
