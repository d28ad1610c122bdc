import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { LoadingRegion } from '../../../ui/skeletons/loading-region.tsx';
import classes from './add-card-form.module.css';

/** Stands in for the form of a card: a number, two short fields, the test cards, a button. */
export function AddCardSkeleton() {
  return (
    <LoadingRegion className={classes.form}>
      <Field />
      <div className={classes.pair}>
        <Field />
        <Field />
      </div>
      <Skeleton height={162} radius="md" />
      <Skeleton height={36} radius="md" />
    </LoadingRegion>
  );
}

function Field() {
  return (
    <div className={classes.waitingField}>
      <Skeleton height={12} width="6rem" />
      <Skeleton height={36} radius="md" />
    </div>
  );
}
