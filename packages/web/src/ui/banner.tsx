import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconSparkles,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './banner.module.css';
import { LinkedWords } from './linked-words.tsx';

/** A message that belongs to the page and stays until it is dealt with or dismissed. */
export function Banner({ status, title, children, action, onDismiss }: BannerProps) {
  const Icon = ICONS[status];
  return (
    <div
      className={classes.banner}
      data-status={status}
      role={status === 'error' || status === 'alert' ? 'alert' : 'status'}
    >
      <Icon className={classes.icon} aria-hidden />
      <div className={classes.content}>
        <div className={classes.words}>
          <p className={classes.title}>
            <LinkedWords>{title}</LinkedWords>
          </p>
          {children && (
            <div className={classes.body}>
              <LinkedWords>{children}</LinkedWords>
            </div>
          )}
        </div>
        {action}
      </div>
      {onDismiss && (
        <button type="button" className={classes.close} aria-label="Dismiss" onClick={onDismiss}>
          <IconX className={classes.closeIcon} aria-hidden />
        </button>
      )}
    </div>
  );
}

export type BannerStatus = 'alert' | 'branded' | 'error' | 'informational' | 'success';

const ICONS: Record<BannerStatus, typeof IconX> = {
  alert: IconAlertTriangle,
  branded: IconSparkles,
  error: IconCircleX,
  informational: IconInfoCircle,
  success: IconCircleCheck,
};

export type BannerProps = {
  status: BannerStatus;
  title: string;
  children?: ReactNode;
  /** What to do about it: one button or link. */
  action?: ReactNode;
  onDismiss?: () => void;
};
