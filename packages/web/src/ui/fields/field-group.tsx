import { Input, VisuallyHidden } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import type { Field } from './use-field.tsx';
import '@mantine/core/styles/VisuallyHidden.css';

/**
 * The frame of a control made of several parts. The label names the group, and the field counts as
 * left only when focus leaves all of it. The kit's own wrapper would give each input inside the same
 * id, so only its pieces are used.
 */
export function FieldGroup({ field, children }: { field: Field; children: ReactNode }) {
  const { id, label, description, error, classNames } = field.frameProps;

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) field.touch();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like a label.
    <div
      className={classNames.root}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { error, description })}
      onBlur={leave}
      {...field.rootProps}
    >
      <Input.Label
        id={`${id}-label`}
        labelElement="div"
        className={classNames.label}
        required={field.required}
      >
        {label}
        {/* A group has no required state of its own to announce. */}
        {field.required && <VisuallyHidden> (required)</VisuallyHidden>}
      </Input.Label>
      {children}
      {error && (
        <Input.Error id={`${id}-error`} className={classNames.error}>
          {error}
        </Input.Error>
      )}
      {description && (
        <Input.Description id={`${id}-description`} className={classNames.description}>
          {description}
        </Input.Description>
      )}
    </div>
  );
}

function describedBy(id: string, parts: Record<string, ReactNode>): string | undefined {
  const ids = Object.keys(parts).filter((part) => parts[part]);
  return ids.map((part) => `${id}-${part}`).join(' ') || undefined;
}
