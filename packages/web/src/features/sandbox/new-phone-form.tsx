import { Button, TextInput } from '@mantine/core';
import { phone as checkPhone } from '@tandem/domain/validation/contact-rules';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Button.css';
import classes from './new-phone-form.module.css';

/** Opens any phone by its number, also one that never got a text. */
export function NewPhoneForm() {
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string>();
  const navigate = useNavigate();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const digits = number.replace(/\D/g, '');
    if (digits === '') return;
    const problem = checkPhone()(digits);
    setError(problem?.message);
    if (problem) return;
    setNumber('');
    void navigate(`/sandbox/phones?phone=${encodeURIComponent(`+${digits}`)}`);
  }

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        className={classes.input}
        type="tel"
        aria-label="Phone number with country code"
        placeholder="+1 212 555 0100"
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
        error={error}
      />
      <Button type="submit" variant="default">
        Open
      </Button>
    </form>
  );
}
