import { required } from '@tandem/domain/validation/text-rules';
import { ChipsField } from '../../../ui/fields/chips-field.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';

export function ChipsSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="For a handful of free entries. Tab, Enter or Space adds one; Backspace goes back to it."
    >
      <Samples>
        <Sample<readonly string[]> state="Empty" initial={[]}>
          {(value, onChange) => (
            <ChipsField
              label="Keywords"
              placeholder="coffee, breakfast"
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<readonly string[]> state="Filled" initial={['/sale', '/summer', '/bundles']}>
          {(value, onChange) => (
            <ChipsField
              label="Pages with the popup"
              description="Several can be pasted at once."
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<readonly string[]> state="Error" initial={[]} touched>
          {(value, onChange) => (
            <ChipsField
              label="Dropdown options"
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<readonly string[]>
          state="Long content"
          initial={[
            '/collections/winter-roasts/single-origin/ethiopia-yirgacheffe?ref=mail',
            '/a',
            '/b',
            '/c',
          ]}
        >
          {(value, onChange) => <ChipsField label="Pages without it" {...{ value, onChange }} />}
        </Sample>
        <Sample<readonly string[]> state="Read-only" initial={['coffee', 'gifts']}>
          {(value, onChange) => (
            <ChipsField label="Approved tags" readOnly {...{ value, onChange }} />
          )}
        </Sample>
        <Sample<readonly string[]> state="Disabled" initial={['coffee', 'gifts']}>
          {(value, onChange) => (
            <ChipsField label="Archived tags" disabled {...{ value, onChange }} />
          )}
        </Sample>
      </Samples>
    </GuideSection>
  );
}
