/** What a plot draws and its table lists. */
export type PlotFigures = {
  /** What is measured; also the caption of the table. */
  caption: string;
  /** Heading of the labels' column in the table. */
  labelHeading: string;
  valueHeading: string;
  figures: readonly { label: string; value: number }[];
  format: (value: number) => string;
};
