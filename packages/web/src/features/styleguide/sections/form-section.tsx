import { Button } from '@mantine/core';
import { email } from '@tandem/domain/validation/contact-rules';
import { required } from '@tandem/domain/validation/text-rules';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { FIELD_SIZES } from '@tandem/domain/input/layout-sizes';
import { Form } from '../../../ui/fields/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { GuideSection } from '../guide-section.tsx';
import classes from './sections.module.css';

export function FormSection({ title }: { title: string }) {
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [subject, setSubject] = useState<string | null>(null);
  const [message, setMessage] = useState('');

  return (
    <GuideSection
      title={title}
      use="Sending with something missing shows every error and goes to the first one."
    >
      <Form
        className={classes.form}
        aria-label="Sample form"
        onSubmit={() => showToast('All fields are fine', { type: 'success' })}
      >
        <TextField
          label="Name"
          autoComplete="name"
          value={name}
          onChange={setName}
          validators={[required()]}
        />
        <TextField
          label="Work email"
          type="email"
          autoComplete="email"
          value={address}
          onChange={setAddress}
          validators={[required(), email()]}
        />
        <SelectField
          label="Subject"
          placeholder="Choose one"
          options={['Billing', 'Signup forms', 'Something else']}
          value={subject}
          onChange={setSubject}
          validators={[required()]}
        />
        <TextAreaField
          label="Your message"
          rows={FIELD_SIZES.supportTextareaRows}
          value={message}
          onChange={setMessage}
          validators={[required()]}
        />
        <div>
          <Button type="submit">Send</Button>
        </div>
      </Form>
    </GuideSection>
  );
}
