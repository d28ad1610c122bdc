import {
  maximum,
  numeric,
  positiveInteger,
  withinIntegerLimit,
} from '@tandem/domain/validation/number-rules';
import { required } from '@tandem/domain/validation/text-rules';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';

export function NumberSection({ title }: { title: string }) {
  return (
    <GuideSection title={title} use="For amounts people know by heart. Arrow keys step the value.">
      <Samples>
        <Sample state="Empty" initial="">
          {(value, onChange) => (
            <NumberField
              label="Email list size"
              placeholder="25,000"
              validators={[required(), numeric(), positiveInteger(), withinIntegerLimit()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Filled" initial="184500">
          {(value, onChange) => (
            <NumberField
              label="Social impressions"
              description="Thousands are grouped while you are not typing."
              validators={[numeric(), positiveInteger()]}
              step={500}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="With units" initial="250">
          {(value, onChange) => (
            <NumberField
              label="Prize value"
              prefix="$"
              validators={[numeric()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Error: no number" initial="about 40" touched>
          {(value, onChange) => (
            <NumberField
              label="Close after"
              suffix="seconds"
              validators={[required(), numeric(), maximum(999)]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Error: too much" initial="1200" touched>
          {(value, onChange) => (
            <NumberField
              label="Close again after"
              suffix="seconds"
              validators={[required(), numeric(), maximum(999)]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Long content" initial="2147483648" touched>
          {(value, onChange) => (
            <NumberField
              label="Audience"
              validators={[numeric(), withinIntegerLimit()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Read-only" initial="1280">
          {(value, onChange) => (
            <NumberField label="Entries so far" readOnly {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Disabled" initial="3">
          {(value, onChange) => (
            <NumberField label="Follow-up limit" disabled {...{ value, onChange }} />
          )}
        </Sample>
      </Samples>
    </GuideSection>
  );
}
