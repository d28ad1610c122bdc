import { required } from '@tandem/domain/validation/text-rules';
import { ColorField } from '../../../ui/fields/color-field.tsx';
import { theme } from '../../../ui/theme.ts';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';

export function ColorSection({ title }: { title: string }) {
  return (
    <GuideSection title={title} use="For colors of somebody's brand. Offer theirs as swatches.">
      <Samples>
        <Sample state="Empty" initial="">
          {(value, onChange) => (
            <ColorField label="Background" swatches={SWATCHES} {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Filled" initial={SWATCHES[0] ?? ''}>
          {(value, onChange) => (
            <ColorField label="Button" swatches={SWATCHES} {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Error" initial="" touched>
          {(value, onChange) => (
            <ColorField label="Legal text" validators={[required()]} {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Read-only" initial={SWATCHES[1] ?? ''}>
          {(value, onChange) => (
            <ColorField label="Input border" readOnly {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Disabled" initial={SWATCHES[1] ?? ''}>
          {(value, onChange) => <ColorField label="Close icon" disabled {...{ value, onChange }} />}
        </Sample>
      </Samples>
    </GuideSection>
  );
}

const SWATCHES: readonly string[] = [
  theme.colors?.teal?.[7],
  theme.colors?.marigold?.[5],
  theme.colors?.gray?.[9],
  theme.colors?.gray?.[2],
].filter((color) => color !== undefined);
