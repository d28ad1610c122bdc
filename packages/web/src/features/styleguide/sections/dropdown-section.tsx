import { IconChevronDown, IconLock, IconPencil, IconTrash } from '@tabler/icons-react';
import {
  DropdownDivider,
  DropdownItem,
  DropdownLabel,
} from '../../../ui/dropdown/dropdown-item.tsx';
import { DropdownMenu } from '../../../ui/dropdown/dropdown-menu.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { GuideSection } from '../guide-section.tsx';
import classes from './sections.module.css';

export function DropdownSection({ title }: { title: string }) {
  return (
    <GuideSection title={title} use="For actions of equal weight that need not be in sight.">
      <DropdownMenu
        align="start"
        triggerClassName={classes.trigger}
        trigger={
          <>
            Manage form <IconChevronDown size="1rem" aria-hidden />
          </>
        }
      >
        <DropdownLabel>Form</DropdownLabel>
        <DropdownItem
          icon={<IconPencil size="1rem" aria-hidden />}
          onSelect={() => showToast('Rename')}
        >
          Rename
        </DropdownItem>
        <DropdownItem
          mark={<IconLock size="1rem" aria-hidden />}
          onSelect={() => showToast('Needs another plan')}
        >
          A long name that does not fit and is cut off
        </DropdownItem>
        <DropdownDivider />
        <DropdownItem
          icon={<IconTrash size="1rem" aria-hidden />}
          onSelect={() => showToast('Delete')}
        >
          Delete
        </DropdownItem>
      </DropdownMenu>
    </GuideSection>
  );
}
