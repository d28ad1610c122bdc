import { US_STATES } from '@tandem/domain/brands/us-states';
import { required } from '@tandem/domain/validation/text-rules';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';

export function SelectSection({ title }: { title: string }) {
  return (
    <GuideSection title={title} use="For one of a known set. Past ten options, let people search.">
      <Samples>
        <Sample<string | null> state="Empty" initial={null}>
          {(value, onChange) => (
            <SelectField
              label="Display frequency"
              placeholder="Choose one"
              options={FREQUENCIES}
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<string | null> state="Filled, searchable" initial="OR">
          {(value, onChange) => (
            <SelectField
              label="State of incorporation"
              options={STATES}
              searchable
              clearable
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<string | null> state="Error" initial={null} touched>
          {(value, onChange) => (
            <SelectField
              label="Follow-up goes to"
              placeholder="Choose one"
              options={FREQUENCIES}
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<string | null> state="Loading" initial={null}>
          {(value, onChange) => (
            <SelectField
              label="ESP list"
              placeholder="Fetching your lists"
              options={[]}
              loading
              disabled
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<string | null> state="Read-only" initial={FREQUENCIES[0]}>
          {(value, onChange) => (
            <SelectField
              label="Frequency in use"
              options={FREQUENCIES}
              readOnly
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<string | null> state="Disabled" initial={FREQUENCIES[2]}>
          {(value, onChange) => (
            <SelectField
              label="Frequency on mobile"
              options={FREQUENCIES}
              disabled
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<string | null> state="Long content" initial={LONG_OPTIONS[0]}>
          {(value, onChange) => (
            <SelectField label="Prize" options={LONG_OPTIONS} {...{ value, onChange }} />
          )}
        </Sample>
      </Samples>
    </GuideSection>
  );
}

const FREQUENCIES = ['Every session', 'Once every few days', 'Never again'] as const;

const LONG_OPTIONS = [
  'A year of coffee, one bag a week, roasted on Friday and delivered before Monday breakfast',
  'A weekend for two at a lakeside cabin with a stove, a kettle and no reception whatsoever',
] as const;

const STATES = US_STATES.map(({ code, name }) => ({ value: code, label: name }));
