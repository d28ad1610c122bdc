import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import { FormColumn } from '../../../ui/form-column.tsx';
import { NewBrandForm } from './new-brand-form.tsx';

/** Another brand for somebody who already has one. */
export function AddBrandPage() {
  return (
    <FormColumn
      title="Create a new brand"
      lead="It gets its own team, plan and 30 day trial. You become its owner."
      footer={
        <Anchor component={Link} to="/" inherit>
          Back to home
        </Anchor>
      }
    >
      <NewBrandForm submitLabel="Create brand" />
    </FormColumn>
  );
}
