import { Modal, type ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import classes from './dialog.module.css';

/**
 * The one dialog of the product: title, close button, content. It weighs some 15 KB, so whoever uses
 * it is itself loaded when first opened.
 */
export function Dialog({ title, opened, ...props }: ModalProps & { title: string }) {
  // It notes where the focus was only when it changes from closed to open, and a dialog that is
  // loaded on demand would otherwise be born open.
  const hasMounted = useMounted();
  return (
    <Modal
      {...props}
      opened={opened && hasMounted}
      title={title}
      // A dialog hangs outside the page's landmarks, where a header would count as a second banner.
      attributes={{ header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ header: classes.header, title: classes.title, body: classes.body }}
    />
  );
}
