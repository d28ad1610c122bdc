import { BRAND_DESCRIPTION_MAX_CHARACTERS } from '@tandem/domain/brands/list-size';
import { required } from '@tandem/domain/validation/text-rules';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';

export function TextAreaSection({ title }: { title: string }) {
  return (
    <GuideSection title={title} use="For more than one line. It grows to five lines, then scrolls.">
      <Samples>
        <Sample state="Empty" initial="">
          {(value, onChange) => (
            <TextAreaField
              label="Message"
              placeholder="What would you like to do together?"
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="With a limit" initial={ABOUT}>
          {(value, onChange) => (
            <TextAreaField
              label="Brand description"
              description="Shown on your profile."
              limit={BRAND_DESCRIPTION_MAX_CHARACTERS}
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Error: over the limit" initial={`${ABOUT} ${ABOUT} ${ABOUT}`} touched>
          {(value, onChange) => (
            <TextAreaField
              label="Long description"
              limit={BRAND_DESCRIPTION_MAX_CHARACTERS}
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Error: left empty" initial="" touched>
          {(value, onChange) => (
            <TextAreaField
              label="Short description"
              limit={BRAND_DESCRIPTION_MAX_CHARACTERS}
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Read-only" initial={ABOUT}>
          {(value, onChange) => (
            <TextAreaField label="Partner's description" readOnly {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Disabled" initial="">
          {(value, onChange) => <TextAreaField label="Comment" disabled {...{ value, onChange }} />}
        </Sample>
      </Samples>
    </GuideSection>
  );
}

const ABOUT =
  'Small-batch coffee, roasted on Fridays and posted the same day. We grow with brands that care about mornings.';
