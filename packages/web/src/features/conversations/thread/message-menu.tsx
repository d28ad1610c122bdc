import { IconDots, IconFlag } from '@tabler/icons-react';
import type { ConversationMessage } from '@tandem/contract/conversations';
import { lazy, Suspense, useState } from 'react';
import { DropdownItem } from '../../../ui/dropdown/dropdown-item.tsx';
import { DropdownMenu } from '../../../ui/dropdown/dropdown-menu.tsx';
import classes from './message-bubble.module.css';

const ReportDialog = lazy(async () => ({
  default: (await import('../reporting/report-dialog.tsx')).ReportDialog,
}));

export function MessageMenu({ message }: { message: ConversationMessage }) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <DropdownMenu
        label="More about this message"
        triggerClassName={classes.menu}
        trigger={<IconDots size={16} aria-hidden />}
      >
        <DropdownItem onSelect={() => setReporting(true)} icon={<IconFlag size={18} aria-hidden />}>
          Report message
        </DropdownItem>
      </DropdownMenu>
      {isReporting && (
        <Suspense>
          <ReportDialog message={message} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
