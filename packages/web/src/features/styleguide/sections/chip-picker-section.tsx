import { CATEGORY_NAMES, type CategoryName } from '@tandem/domain/brands/category-keywords';
import { INTEREST_TAG_COUNT } from '@tandem/domain/brands/choose-categories';
import { required } from '@tandem/domain/validation/text-rules';
import { ChipPickerField } from '../../../ui/fields/chip-picker-field.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';

export function ChipPickerSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="For several of a known set that is worth seeing at once. Arrow keys move inside it."
    >
      <Samples>
        <Sample<readonly CategoryName[]> state="With a maximum" initial={FULL} wide>
          {(value, onChange) => (
            <ChipPickerField
              label="Industries"
              options={CATEGORY_NAMES}
              max={INTEREST_TAG_COUNT}
              validators={[required()]}
              description="At the maximum, let one go to choose another."
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<readonly CategoryName[]> state="No maximum" initial={[]}>
          {(value, onChange) => (
            <ChipPickerField label="Also interested in" options={FEW} {...{ value, onChange }} />
          )}
        </Sample>
        <Sample<readonly CategoryName[]> state="Error" initial={[]} touched>
          {(value, onChange) => (
            <ChipPickerField
              label="Looking for partners in"
              options={FEW}
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<readonly CategoryName[]> state="Disabled" initial={FEW.slice(0, 1)}>
          {(value, onChange) => (
            <ChipPickerField
              label="Last year's industries"
              options={FEW}
              disabled
              {...{ value, onChange }}
            />
          )}
        </Sample>
      </Samples>
    </GuideSection>
  );
}

const FEW = CATEGORY_NAMES.slice(4, 9);
const FULL = CATEGORY_NAMES.slice(2, 2 + INTEREST_TAG_COUNT);
