import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { BarPlot } from './bar-plot.tsx';

const PLOT = {
  caption: 'Audience by income',
  labelHeading: 'Income',
  valueHeading: 'Share',
  figures: [
    { label: '<35k', value: 0.25 },
    { label: '35-49k', value: 0.5 },
  ],
  format: (value: number) => `${value * 100}%`,
};

/** How much of its line each bar takes, and whether the rest of the line is drawn. */
function bars() {
  return page
    .getByRole('listitem')
    .elements()
    .map((row) => {
      const track = row.children[1] as HTMLElement;
      const bar = track.children[0] as HTMLElement;
      const hasTrack = getComputedStyle(track).backgroundColor !== 'rgba(0, 0, 0, 0)';
      return [Math.round((100 * bar.clientWidth) / track.clientWidth), hasTrack];
    });
}

it('draws parts of a whole on a track that ends at the whole', async () => {
  await show(<BarPlot {...PLOT} whole={1} />);
  expect(bars()).toEqual([
    [25, true],
    [50, true],
  ]);
});

it('draws no track where its end would mean nothing', async () => {
  await show(<BarPlot {...PLOT} />);
  expect(bars()).toEqual([
    [50, false],
    [100, false],
  ]);
});
