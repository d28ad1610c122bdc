import { statesOf } from '@tandem/domain/brands/region-selection';
import type { UsStateCode } from '@tandem/domain/brands/us-states';
import { required } from '@tandem/domain/validation/text-rules';
import { UsStatesField } from '../../../ui/fields/us-states-field.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';

export function StatesSection({ title }: { title: string }) {
  return (
    <GuideSection title={title} use="For where in the US something holds: by state or by region.">
      <Samples>
        <Sample<readonly UsStateCode[]> state="Filled" initial={CHOSEN} wide>
          {(value, onChange) => (
            <UsStatesField
              label="Audience regions"
              description="A region counts as chosen when all its states are."
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<readonly UsStateCode[]> state="Error" initial={[]} touched wide>
          {(value, onChange) => (
            <UsStatesField
              label="Eligible states"
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
      </Samples>
    </GuideSection>
  );
}

const CHOSEN: readonly UsStateCode[] = [...statesOf('Northeast'), 'IL', 'MI', 'WI', 'OR'];
