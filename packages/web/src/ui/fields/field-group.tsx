import { Input, VisuallyHidden } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import type { Field } from './use-field.tsx';
import '@mantine/core/styles/VisuallyHidden.css';

/**
 * The frame of a control made of several parts. The label names the group, and the field counts as
 * left only when focus leaves all of it.
 */
export function FieldGroup({ field, children }: { field: Field; children: ReactNode }) {
  const { id, description, error, label, ...frame } = field.frameProps;

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) field.touch();
  }

  return (
    <Input.Wrapper
      {...frame}
      id={id}
      labelElement="div"
      label={
        field.required ? (
          <>
            {label}
            {/* A group has no required state of its own to announce. */}
            <VisuallyHidden> (required)</VisuallyHidden>
          </>
        ) : (
          label
        )
      }
      description={description}
      error={error}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { error, description })}
      {...field.rootProps}
      onBlur={leave}
    >
      {children}
    </Input.Wrapper>
  );
}

function describedBy(id: string, parts: Record<string, ReactNode>): string | undefined {
  const ids = Object.keys(parts).filter((part) => parts[part]);
  return ids.map((part) => `${id}-${part}`).join(' ') || undefined;
}
