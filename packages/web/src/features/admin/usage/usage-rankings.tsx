import type { Usage } from '@tandem/contract/metrics';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LogoAvatar } from '../../../ui/logo-avatar.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RankedTable } from '../../../ui/ranked-table.tsx';
import { actionWords } from './action-words.ts';
import classes from './usage.module.css';

/** The ten most used of each kind. */
export function UsageRankings({ usage }: { usage: Usage }) {
  return (
    <div className={classes.rankings}>
      <Ranking
        title="Top pages"
        headings={['Page', 'Views']}
        none="No pages in this time."
        rows={usage.pages.map(({ page, views }) => ({
          key: page,
          label: <span className={classes.page}>{page}</span>,
          value: views,
        }))}
      />
      <Ranking
        title="Top actions"
        headings={['Action', 'Times']}
        none="No actions in this time."
        rows={usage.actions.map(({ action, count }) => ({
          key: action,
          label: actionWords(action),
          value: count,
        }))}
      />
      <Ranking
        title="Most active brands"
        headings={['Brand', 'Sessions']}
        none="No brands in this time."
        rows={usage.brands.map(({ id, accountname, logo, sessions }) => ({
          key: id,
          label: (
            <>
              <LogoAvatar name={accountname} src={logo} size="sm" />
              <Link className={classes.brand} to={`/explore/brands/${id}`}>
                {accountname}
              </Link>
            </>
          ),
          value: sessions,
        }))}
      />
    </div>
  );
}

type RankingProps = {
  title: string;
  headings: [string, string];
  none: string;
  rows: { key: string | number; label: ReactNode; value: number }[];
};

function Ranking({ title, headings, none, rows }: RankingProps) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <RankedTable
          caption={title}
          labelHeading={headings[0]}
          valueHeading={headings[1]}
          rows={rows}
          format={(value) => value.toLocaleString('en-US')}
        />
      )}
    </Panel>
  );
}
