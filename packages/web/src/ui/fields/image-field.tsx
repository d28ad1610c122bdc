import { Button } from '@mantine/core';
import {
  checkUpload,
  UPLOAD_LIMITS,
  UPLOAD_MESSAGES,
  type UploadPurpose,
} from '@tandem/domain/assets/check-upload';
import { useEffect, useRef, useState } from 'react';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';
import { ImageDrop } from './image-drop.tsx';
import classes from './image-field.module.css';
import { useField } from './use-field.tsx';
import '@mantine/core/styles/Button.css';

/**
 * One picture: chosen or dropped, checked, uploaded, then shown with Change and Remove. A file that
 * cannot be used leaves the picture that was there before.
 */
export function ImageField({ purpose, upload, ...props }: ImageFieldProps) {
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useField(
    { ...props, error: problem ?? props.error },
    { value: props.value, empty: null },
  );
  const input = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const keepsFocus = useRef(false);
  const isBusy = isUploading || props.loading === true;
  const isFixed = props.disabled || props.readOnly;

  // Buttons swap when a picture comes or goes; whoever pressed one of them keeps their place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the buttons have swapped.
  useEffect(() => {
    if (keepsFocus.current && !isBusy) first.current?.focus();
    if (!isBusy) keepsFocus.current = false;
  }, [props.value, isBusy]);

  async function take(file: File | undefined) {
    if (!file) return;
    const refusal = checkUpload(purpose, { type: file.type, sizeBytes: file.size });
    setProblem(refusal);
    if (refusal) return;
    keepsFocus.current = true;
    setUploading(true);
    try {
      props.onChange(await upload(file));
    } catch {
      setProblem(UPLOAD_MESSAGES.failed);
    } finally {
      setUploading(false);
    }
  }

  function remove() {
    keepsFocus.current = true;
    setProblem(undefined);
    props.onChange(null);
  }

  const choose = () => input.current?.click();

  return (
    <FieldGroup field={field}>
      <input
        ref={input}
        type="file"
        hidden
        accept={UPLOAD_LIMITS[purpose].types.join(',')}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          // The same file can be chosen again after a failure.
          event.currentTarget.value = '';
        }}
      />
      {isBusy || !props.value ? (
        <ImageDrop
          ref={first}
          label={props.label}
          isBusy={isBusy}
          isInvalid={field.rootProps['data-invalid']}
          disabled={isFixed}
          onChoose={choose}
          onDrop={take}
        />
      ) : (
        <div className={classes.picture}>
          <img src={props.value} alt={`Preview of ${props.label}`} className={classes.preview} />
          {!isFixed && (
            <div className={classes.actions}>
              <Button
                ref={first}
                variant="default"
                size="xs"
                onClick={choose}
                aria-label={`Change ${props.label}`}
              >
                Change
              </Button>
              <Button
                variant="subtle"
                size="xs"
                color="red"
                onClick={remove}
                aria-label={`Remove ${props.label}`}
              >
                Remove
              </Button>
            </div>
          )}
        </div>
      )}
    </FieldGroup>
  );
}

export type ImageFieldProps = FieldProps<string | null> & {
  /** Decides types, size limit and the words for a file that is too big. */
  purpose: UploadPurpose;
  /** Stores the file and answers with its address. */
  upload: (file: File) => Promise<string>;
};
