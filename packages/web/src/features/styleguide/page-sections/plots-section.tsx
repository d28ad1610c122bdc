import { BarPlot } from '../../../ui/bar-plot.tsx';
import { ColumnPlot } from '../../../ui/column-plot.tsx';
import { GuideSection } from '../guide-section.tsx';
import classes from './page-sections.module.css';

export function PlotsSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="For numbers that people compare. The highest is highlighted, the read-out stays in one place, and every plot is also a table."
    >
      <div className={classes.plots}>
        <ColumnPlot
          caption="Signups per day"
          labelHeading="Day"
          valueHeading="Signups"
          figures={SIGNUPS}
          format={(value) => value.toLocaleString('en-US')}
        />
        <BarPlot
          caption="Signups by form"
          labelHeading="Form"
          valueHeading="Share"
          figures={FORMS}
          whole={1}
          format={(share) => `${Math.round(share * 100)}%`}
        />
      </div>
    </GuideSection>
  );
}

/** A quiet start, two weekends and a launch. */
const SIGNUPS = [
  31, 28, 35, 42, 51, 88, 93, 47, 44, 39, 52, 61, 104, 117, 58, 49, 55, 63, 240, 188, 141, 96, 82,
  77, 84, 131, 138, 79, 71, 74,
].map((value, day) => ({ label: `Apr ${day + 1}`, value }));

const FORMS = [
  { label: 'Spring popup', value: 0.52 },
  { label: 'Landing page', value: 0.27 },
  { label: 'Text to join', value: 0.14 },
  { label: 'Checkout', value: 0.07 },
];
