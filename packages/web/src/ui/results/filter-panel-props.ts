import type { ReactNode } from 'react';

export type FilterPanelProps = {
  /** How many filters are set. */
  count: number;
  onClear: () => void;
  /** What closing leads to, as in "Show 24 brands". */
  showLabel: string;
  children: ReactNode;
};
