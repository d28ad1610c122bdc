import { Modal, type ModalProps } from '@mantine/core';
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
export function Dialog({ title, ...props }: ModalProps & { title: string }) {
  return (
    <Modal
      {...props}
      title={title}
      // A dialog hangs outside the page's landmarks, where a header would count as a second banner.
      attributes={{ header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ header: classes.header, title: classes.title, body: classes.body }}
    />
  );
}
