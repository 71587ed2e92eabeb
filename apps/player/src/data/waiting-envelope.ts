import { envelopesRoutes } from '@nokshi/contract/player/envelopes.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { tab } from '@nokshi/web/storage.ts';
import { useQuery } from '@tanstack/react-query';

const SEEN = 'envelopesSeen';
const seenIds = (): readonly string[] => tab.get(SEEN)?.split(' ') ?? [];

export type WaitingEnvelope = NonNullable<Output<typeof envelopesRoutes.waiting>['envelope']>;

/** The red envelope that this member can open and was not shown in this tab; undefined until it is known. */
export function useWaitingEnvelope(isAsked: boolean): WaitingEnvelope | null | undefined {
  const { data, isPending } = useQuery({
    queryKey: ['mine', 'promotions', 'waiting-envelope'],
    queryFn: () => call(envelopesRoutes.waiting, {}),
    enabled: isAsked,
  });
  if (!isAsked) return null;
  if (isPending) return undefined;
  const envelope = data?.envelope ?? null;
  return envelope && !seenIds().includes(envelope.promotionId) ? envelope : null;
}

export const noteEnvelopeSeen = (promotionId: string): void =>
  tab.set(SEEN, [...seenIds(), promotionId].join(' '));
