import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './split-view.module.css';

type SplitViewProps = {
  list: ReactNode;
  detail: ReactNode;
  /** On a phone only one side fits: the detail once something is chosen. */
  isDetailChosen: boolean;
  backTo: string;
  backLabel: string;
};

/** A list at the left and what was chosen from it at the right. */
export function SplitView({ list, detail, isDetailChosen, backTo, backLabel }: SplitViewProps) {
  return (
    <div className={classes.view} data-chosen={isDetailChosen}>
      <div className={classes.list}>{list}</div>
      <div className={classes.detail}>
        <Link className={classes.back} to={backTo}>
          <IconArrowLeft size={18} aria-hidden />
          {backLabel}
        </Link>
        {detail}
      </div>
    </div>
  );
}
