import type { TeamTerms } from '@nokshi/contract/player/team-transfers.ts';
import type { ReactNode } from 'react';
import { QueryView } from '../../lib/query-view.tsx';
import styles from './agents.module.css';
import { useTeamTerms } from './team.ts';
import { TeamList } from './team-list.tsx';

type Props = { readonly children: (terms: TeamTerms) => ReactNode };

/** What may be sent along the line on one side, and what went both ways on the other. */
export const Sides = ({ children }: Props) => (
  <QueryView query={useTeamTerms()}>
    {(terms) => (
      <div className={styles.sides}>
        <div className={styles.column}>{children(terms)}</div>
        <div className={styles.column}>
          <TeamList />
        </div>
      </div>
    )}
  </QueryView>
);
