import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/**
 * A form whose fields report whether they block. Submitting with a blocked field shows every error
 * and takes the person to the first one; otherwise `onSubmit` runs. The browser's own bubbles stay
 * away, because each field already says what is wrong.
 */
export function Form({ onSubmit, children, className, ...rest }: FormProps) {
  const blocked = useRef(new Map<string, boolean>());
  const [submitted, setSubmitted] = useState(false);
  const context = useMemo(
    () => ({
      showsErrors: submitted,
      report(id: string, isBlocked: boolean) {
        blocked.current.set(id, isBlocked);
        return () => blocked.current.delete(id);
      },
    }),
    [submitted],
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (![...blocked.current.values()].includes(true)) return onSubmit();
    // The errors must be on the page before focus can go to one of them.
    flushSync(() => setSubmitted(true));
    event.currentTarget.querySelector<HTMLElement>(FIRST_INVALID_CONTROL)?.focus();
  }

  return (
    <FormContext value={context}>
      <form
        noValidate
        onSubmit={submit}
        onClickCapture={dropSecondClick}
        className={className}
        aria-label={rest['aria-label']}
      >
        {children}
      </form>
    </FormContext>
  );
}

/**
 * The second click of a double click submits nothing: on a quick answer it would come down on a form
 * that is empty again, or on the next step.
 */
function dropSecondClick(event: MouseEvent<HTMLFormElement>) {
  const button = (event.target as Element).closest('button');
  if (event.detail > 1 && button?.type === 'submit') event.preventDefault();
}

/** Null outside a form: a lone field then shows its errors by its own touch only. */
export const FormContext = createContext<FormContextValue | null>(null);

type FormContextValue = {
  showsErrors: boolean;
  report: (id: string, isBlocked: boolean) => () => void;
};

type FormProps = {
  onSubmit: () => void;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
};

const FIRST_INVALID_CONTROL = ['input', 'textarea', 'button', 'select']
  .map((tag) => `[data-invalid] ${tag}:enabled:not([tabindex="-1"])`)
  .join(',');
