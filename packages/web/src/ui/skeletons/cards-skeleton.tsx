import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { LoadingRegion } from './loading-region.tsx';
import classes from './skeletons.module.css';

/** Stands in for a grid of cards with a picture, a name and a line of text. */
export function CardsSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <LoadingRegion className={classes.cards}>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
        <div className={classes.smallCard} key={card}>
          <Skeleton height={36} width={36} radius="md" />
          <div className={classes.lines}>
            <Skeleton height={12} width="60%" />
            <Skeleton height={10} width="80%" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}
