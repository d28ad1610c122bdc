import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';

export function SliderSection({ title }: { title: string }) {
  return (
    <GuideSection title={title} use="For sizes judged by eye, beside a live preview.">
      <Samples>
        <Sample state="Filled" initial={8}>
          {(value, onChange) => (
            <SliderField
              label="Corner radius"
              min={0}
              max={32}
              unit=" px"
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="In steps" initial={60}>
          {(value, onChange) => (
            <SliderField
              label="Logo size"
              description="Moves in steps of 10."
              min={20}
              max={100}
              step={10}
              unit="%"
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Error" initial={0}>
          {(value, onChange) => (
            <SliderField
              label="Opacity"
              error={value === 0 ? 'Nobody can see it at 0%' : undefined}
              min={0}
              max={100}
              unit="%"
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Disabled" initial={40}>
          {(value, onChange) => (
            <SliderField
              label="Image width"
              min={0}
              max={100}
              unit="%"
              disabled
              {...{ value, onChange }}
            />
          )}
        </Sample>
      </Samples>
    </GuideSection>
  );
}
