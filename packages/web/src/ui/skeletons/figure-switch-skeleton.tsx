import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import classes from '../figure-switch.module.css';

/** Four figures that are still being counted, as high as they will be. */
export function FigureSwitchSkeleton() {
  return (
    <div className={classes.figures}>
      {['a', 'b', 'c', 'd'].map((figure) => (
        <div key={figure} className={classes.figure}>
          <Skeleton height={12} width="70%" />
          <Skeleton height={26} width="40%" mt="xs" />
        </div>
      ))}
    </div>
  );
}
