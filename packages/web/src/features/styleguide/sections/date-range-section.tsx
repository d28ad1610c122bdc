import { required } from '@tandem/domain/validation/text-rules';
import type { PartialDateRange } from '../../../ui/fields/change-date-range.ts';
import { DateRangeField } from '../../../ui/fields/date-range-field.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';

export function DateRangeSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="For a first and a last day. When they cross, the other one moves along."
    >
      <Samples>
        <Sample<PartialDateRange> state="Empty" initial={OPEN}>
          {(value, onChange) => (
            <DateRangeField
              label="Sweepstakes dates"
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<PartialDateRange> state="Filled, within a year" initial={SPRING}>
          {(value, onChange) => (
            <DateRangeField
              label="Report period"
              description="Any days of 2026."
              min="2026-01-01"
              max="2026-12-31"
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<PartialDateRange> state="Error" initial={{ ...OPEN, start: '2026-03-02' }} touched>
          {(value, onChange) => (
            <DateRangeField
              label="Promotion dates"
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<PartialDateRange> state="Read-only" initial={SPRING}>
          {(value, onChange) => (
            <DateRangeField label="Agreed dates" readOnly {...{ value, onChange }} />
          )}
        </Sample>
        <Sample<PartialDateRange> state="Disabled" initial={SPRING}>
          {(value, onChange) => (
            <DateRangeField label="Past dates" disabled {...{ value, onChange }} />
          )}
        </Sample>
      </Samples>
    </GuideSection>
  );
}

const OPEN: PartialDateRange = { start: null, end: null };
const SPRING: PartialDateRange = { start: '2026-03-02', end: '2026-03-27' };
