import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LinkedWords } from '../linked-words.tsx';
import { dismissToast, type Toast, type ToastType, toastStore } from './show-toast.ts';
import classes from './toaster.module.css';

/** Where toasts appear; mounted once. The live region must exist before its first message does. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <section className={classes.toaster} aria-label="Messages" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

const ICONS: Record<ToastType, typeof IconX> = {
  default: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconCircleX,
};

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  // Nobody should lose a message while reading it: the clock starts again when the pointer leaves.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.timeoutMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);

  const Icon = ICONS[toast.type];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock.
    <div
      className={classes.toast}
      data-type={toast.type}
      role={toast.type === 'warning' || toast.type === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.isProcessing ? (
        <span className={classes.spinner} aria-hidden="true" />
      ) : (
        <Icon className={classes.icon} size={20} aria-hidden />
      )}
      <span className={classes.message}>
        <LinkedWords>{toast.message}</LinkedWords>
      </span>
      {toast.action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label="Dismiss message"
        onClick={() => dismissToast(toast.id)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}
