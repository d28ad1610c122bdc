import { Button } from '@mantine/core';
import type { PaymentMethod } from '@tandem/contract/billing';
import { required } from '@tandem/domain/validation/text-rules';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { fieldRefusal, formRefusal } from '../../../lib/api/field-refusal.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './add-card-form.module.css';
import {
  cardNumber,
  expiry,
  groupCardNumber,
  groupExpiry,
  parseExpiry,
  securityCode,
} from './parse-card.ts';
import { TestCardHelp } from './test-card-help.tsx';
import { useAddCard } from './use-cards.ts';

type AddCardFormProps = {
  known: readonly PaymentMethod[];
  onDone: (added: PaymentMethod | undefined) => void;
};

export function AddCardForm({ known, onDone }: AddCardFormProps) {
  const [number, setNumber] = useState('');
  const [until, setUntil] = useState('');
  const [cvc, setCvc] = useState('');
  const add = useAddCard();
  const refusal = formRefusal(add.error);

  function submit() {
    const date = parseExpiry(until);
    if (date) add.mutate({ number, cvc, ...date, known }, { onSuccess: onDone });
  }

  return (
    <Form className={classes.form} onSubmit={submit} aria-label="Card">
      {refusal && <Banner status="error" title={refusal} />}
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        // It may come with the dialog or, once that knows how cards are added, after it.
        autoFocus
        isFirstInDialog
        placeholder="1234 1234 1234 1234"
        value={number}
        onChange={(typed) => setNumber(groupCardNumber(typed, number))}
        validators={[required(), cardNumber()]}
        error={fieldRefusal(add, 'number', number)}
      />
      <div className={classes.pair}>
        <TextField
          label="Expires"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          value={until}
          onChange={(typed) => setUntil(groupExpiry(typed, until))}
          validators={[required(), expiry(new Date())]}
        />
        <TextField
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          value={cvc}
          onChange={setCvc}
          validators={[required(), securityCode()]}
          error={fieldRefusal(add, 'cvc', cvc)}
        />
      </div>
      <TestCardHelp
        onChoose={(card) => {
          setNumber(groupCardNumber(card, ''));
          setUntil(`12/${(new Date().getFullYear() + 3) % 100}`);
          setCvc('123');
        }}
      />
      <Button type="submit" fullWidth loading={add.isPending}>
        Add card
      </Button>
    </Form>
  );
}
