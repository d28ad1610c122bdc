import { Button, Stack } from '@mantine/core';
import { website as websiteRule } from '@tandem/domain/validation/contact-rules';
import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Stack.css';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { FreeMark } from '../../../ui/fields/free-mark.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useBrandAvailability } from './use-brand-availability.ts';
import { useCreateBrand } from './use-create-brand.ts';

/** The two things a brand cannot be without; the rest of its profile can wait. */
export function NewBrandForm({ submitLabel }: { submitLabel: string }) {
  const [name, setName] = useState('');
  const [website, setWebsite] = useState('');
  const create = useCreateBrand();
  const isOff = create.isPending || create.isSuccess;
  const { nameCheck, websiteCheck } = useBrandAvailability({ name, website, isOff });
  const refusal = formRefusal(create.error);
  return (
    <Form onSubmit={() => create.mutate({ accountname: name.trim(), website: website.trim() })}>
      <Stack gap="md">
        {refusal && <Banner status="error" title={refusal} />}
        <TextField
          label="Brand name"
          description="As your customers know it. Partners see it too."
          autoComplete="organization"
          autoFocus
          value={name}
          onChange={setName}
          validators={[required(), maxCharacters(80), nameCheck.validator]}
          error={nameCheck.error ?? fieldRefusal(create, 'accountname', name.trim())}
          loading={nameCheck.isChecking}
          rightSection={nameCheck.isFree && <FreeMark />}
        />
        <TextField
          label="Website"
          type="url"
          placeholder="yourbrand.com"
          autoComplete="url"
          value={website}
          onChange={setWebsite}
          validators={[required(), websiteRule(), maxCharacters(300), websiteCheck.validator]}
          error={websiteCheck.error ?? fieldRefusal(create, 'website', website.trim())}
          loading={websiteCheck.isChecking}
          rightSection={websiteCheck.isFree && <FreeMark />}
        />
        <Button type="submit" loading={create.isPending} fullWidth size="md">
          {submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}
