import { Loader } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { UPLOAD_MESSAGES } from '@tandem/domain/assets/check-upload';
import { type DragEvent, type Ref, useState } from 'react';
import classes from './image-field.module.css';
import '@mantine/core/styles/Loader.css';

/** Where a picture will be: a large button that also takes dropped files. */
export function ImageDrop({ ref, label, isBusy, isInvalid, disabled, ...on }: ImageDropProps) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isBusy && !disabled) on.onDrop(event.dataTransfer.files[0]);
  }

  return (
    <>
      <button
        ref={ref}
        type="button"
        className={classes.drop}
        data-over={isOver || undefined}
        data-error={isInvalid}
        aria-label={`${label}: ${isBusy ? UPLOAD_MESSAGES.processing : 'Choose an image or drop it here'}`}
        aria-disabled={isBusy || undefined}
        disabled={disabled}
        onClick={() => isBusy || on.onChoose()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isBusy ? (
          <>
            <Loader size="sm" aria-hidden />
            <span>{UPLOAD_MESSAGES.processing}</span>
          </>
        ) : (
          <>
            <IconPhotoUp className={classes.icon} aria-hidden />
            <span>
              <span className={classes.choose}>Choose an image</span> or drop it here
            </span>
          </>
        )}
      </button>
      <span role="status" className={classes.status}>
        {isBusy && UPLOAD_MESSAGES.processing}
      </span>
    </>
  );
}

type ImageDropProps = {
  ref: Ref<HTMLButtonElement>;
  label: string;
  isBusy: boolean;
  isInvalid: boolean | undefined;
  disabled: boolean | undefined;
  onChoose: () => void;
  onDrop: (file: File | undefined) => void;
};
