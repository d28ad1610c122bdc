import { UPLOAD_MESSAGES } from '@tandem/domain/assets/check-upload';
import { required } from '@tandem/domain/validation/text-rules';
import { ImageField } from '../../../ui/fields/image-field.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';
import samplePicture from './sample-picture.svg';

export function ImageSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="For one picture. The purpose decides which files fit; here nothing leaves your browser."
    >
      <Samples>
        <Sample<string | null> state="Empty" initial={null}>
          {(value, onChange) => (
            <ImageField
              label="Cover photo"
              purpose="brandImage"
              description={UPLOAD_MESSAGES.sizeAdvice}
              validators={[required()]}
              upload={keepHere}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<string | null> state="Filled" initial={samplePicture}>
          {(value, onChange) => (
            <ImageField
              label="Main image"
              purpose="signupForm"
              upload={keepHere}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<string | null> state="Processing" initial={null}>
          {(value, onChange) => (
            <ImageField
              label="Logo"
              purpose="brandLogo"
              loading
              upload={keepHere}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<string | null> state="Error: upload fails" initial={null}>
          {(value, onChange) => (
            <ImageField
              label="Text message image"
              purpose="smsMedia"
              error={UPLOAD_MESSAGES.failed}
              upload={fail}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<string | null> state="Error: left empty" initial={null} touched>
          {(value, onChange) => (
            <ImageField
              label="Prize photo"
              purpose="general"
              validators={[required()]}
              upload={keepHere}
              {...{ value, onChange }}
            />
          )}
        </Sample>
        <Sample<string | null> state="Disabled" initial={null}>
          {(value, onChange) => (
            <ImageField
              label="Banner"
              purpose="general"
              disabled
              upload={keepHere}
              {...{ value, onChange }}
            />
          )}
        </Sample>
      </Samples>
    </GuideSection>
  );
}

/** Stands in for the upload: slow enough to see the message, and the file stays on this machine. */
async function keepHere(file: File): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return URL.createObjectURL(file);
}

async function fail(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  throw new Error('This sample always fails');
}
