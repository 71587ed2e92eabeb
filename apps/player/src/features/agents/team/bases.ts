import { agentLinksRoutes } from '@nokshi/contract/player/agent-links.ts';
import { toDecimal } from '@nokshi/money';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';

export const LINKS_KEY = ['mine', 'links'];

/** The agent's links, and the prize bases that the agent may give. */
export const useLinks = () =>
  useQuery({
    queryKey: LINKS_KEY,
    queryFn: () => call(agentLinksRoutes.links, {}),
    staleTime: 0,
  });

/** A base is a share of this. Domain.md 1.2. */
const WHOLE = 2_000n;
const EXAMPLE = 1_000_00n;

/** The stake that every example is of. */
export const EXAMPLE_STAKE = toDecimal(EXAMPLE);

/** What so many of 2,000 come to of {@link EXAMPLE_STAKE}, in BDT. */
export const ofExample = (share: number): string =>
  toDecimal((EXAMPLE * BigInt(Math.max(0, share))) / WHOLE);
