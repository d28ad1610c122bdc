import { Button } from '@mantine/core';
import { UPLOAD_MESSAGES } from '@tandem/domain/assets/check-upload';
import { BRAND_DESCRIPTION_MAX_CHARACTERS, parseListSize } from '@tandem/domain/brands/list-size';
import '@mantine/core/styles/Button.css';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { ImageField } from '../../../ui/fields/image-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { LIST_SIZE_RULES } from '../settings/list-size-rules.ts';
import { useLogoUpload } from '../settings/use-logo-upload.ts';
import { useSaveBrand } from '../settings/use-save-brand.ts';
import classes from './onboarding-dialog.module.css';

type Typed = { description: string; listSize: string };

type ProfileStepProps = { typed: Typed; onType: (typed: Typed) => void; onBack: () => void };

/** Only the list size must be given: with it the set-up counts as finished. */
export function ProfileStep({ typed, onType, onBack }: ProfileStepProps) {
  const brand = useCurrentBrand();
  const { description, listSize } = typed;
  const uploadLogo = useLogoUpload();
  const save = useSaveBrand(`${brand.accountname} is ready to meet partners`);
  const refusal = formRefusal(save.error);

  function finish() {
    const dedicatedListSize = parseListSize(listSize);
    if (dedicatedListSize === undefined) return;
    void save.send({ description: description.trim(), dedicatedListSize });
  }

  return (
    <Form className={classes.form} aria-label="Brand profile" onSubmit={finish}>
      {refusal && <Banner status="error" title={refusal} />}
      <TextAreaField
        label="Description"
        placeholder="What you make, and for whom"
        limit={BRAND_DESCRIPTION_MAX_CHARACTERS}
        value={description}
        onChange={(next) => onType({ ...typed, description: next })}
        error={fieldRefusal(save, 'description', description.trim())}
      />
      <div className={classes.pair}>
        <NumberField
          label="Email list size"
          description="How many people your newsletters reach."
          placeholder="25,000"
          value={listSize}
          onChange={(next) => onType({ ...typed, listSize: next })}
          validators={LIST_SIZE_RULES}
        />
        <ImageField
          label="Logo"
          purpose="brandLogo"
          description={UPLOAD_MESSAGES.logoAdvice}
          value={brand.logo}
          upload={uploadLogo}
          onChange={(logo) => logo === null && save.mutate({ logo })}
        />
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" loading={save.isPending}>
          Finish
        </Button>
      </div>
    </Form>
  );
}
