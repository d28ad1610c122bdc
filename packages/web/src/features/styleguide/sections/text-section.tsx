import { IconAt } from '@tabler/icons-react';
import { workEmail } from '@tandem/domain/accounts/work-email';
import { socialHandle } from '@tandem/domain/brands/social-handle';
import { email, website } from '@tandem/domain/validation/contact-rules';
import { required } from '@tandem/domain/validation/text-rules';
import { nonBlocking } from '@tandem/domain/validation/validator';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';

export function TextSection({ title }: { title: string }) {
  return (
    <GuideSection title={title} use="For one short line: names, addresses, handles, codes.">
      <Samples>
        <Sample state="Empty" initial="">
          {(value, onChange) => (
            <TextField
              label="Brand name"
              placeholder="Golden Oak Coffee"
              description="Partners see this name. Leave the field empty to see its error."
              validators={[required()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Focused" initial="Golden" focused>
          {(value, onChange) => <TextField label="Search brands" {...{ value, onChange }} />}
        </Sample>
        <Sample state="Filled, with a sign" initial="goldenoakcoffee">
          {(value, onChange) => (
            <TextField
              label="Instagram handle"
              leftSection={<IconAt size="1rem" aria-hidden />}
              validators={[socialHandle()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Error" initial="hello@golden-oak" touched>
          {(value, onChange) => (
            <TextField
              label="Email"
              type="email"
              validators={[required(), email()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Advice, does not block" initial="hello@gmail.com" touched>
          {(value, onChange) => (
            <TextField
              label="Billing email"
              type="email"
              validators={[nonBlocking(workEmail()), email()]}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Loading" initial="goldenoak.com">
          {(value, onChange) => (
            <TextField
              label="Website"
              type="url"
              description="Checking that nobody else has it"
              validators={[website()]}
              loading
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample state="Read-only" initial="brand_4821">
          {(value, onChange) => <TextField label="Brand ID" readOnly {...{ value, onChange }} />}
        </Sample>
        <Sample state="Disabled" initial="Spring giveaway">
          {(value, onChange) => (
            <TextField label="Sweepstakes name" disabled {...{ value, onChange }} />
          )}
        </Sample>
        <Sample
          state="Long content"
          initial="The Great Midwestern Farmhouse Breakfast & Small-Batch Maple Syrup Sweepstakes"
        >
          {(value, onChange) => (
            <TextField
              label="A label that needs more than one line because somebody translated it in earnest"
              description="Long text scrolls inside the field; labels and help wrap."
              {...{ value, onChange }}
            />
          )}
        </Sample>
      </Samples>
    </GuideSection>
  );
}
