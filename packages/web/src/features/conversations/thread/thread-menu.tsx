import { IconBan, IconBuildingStore, IconCircleCheck, IconDotsVertical } from '@tabler/icons-react';
import type { ConversationItem } from '@tandem/contract/conversations';
import { brandPath } from '@tandem/domain/discovery/suggestions';
import { DropdownDivider, DropdownItem } from '../../../ui/dropdown/dropdown-item.tsx';
import { DropdownMenu } from '../../../ui/dropdown/dropdown-menu.tsx';
import { useBlockBrand } from '../blocking/use-block-brand.ts';
import classes from './thread.module.css';

export function ThreadMenu({ conversation }: { conversation: ConversationItem }) {
  const { title, brandId, isBlocked } = conversation;
  const blocking = useBlockBrand({
    id: brandId,
    name: title,
    listedId: conversation.conversation_archived ? null : conversation.conversationId,
  });
  return (
    <DropdownMenu
      label="More about this conversation"
      triggerClassName={classes.tool}
      trigger={<IconDotsVertical size={20} aria-hidden />}
    >
      <DropdownItem to={brandPath(brandId)} icon={<IconBuildingStore size={18} aria-hidden />}>
        View brand
      </DropdownItem>
      <DropdownDivider />
      {isBlocked ? (
        <DropdownItem onSelect={blocking.unblock} icon={<IconCircleCheck size={18} aria-hidden />}>
          Unblock {title}
        </DropdownItem>
      ) : (
        <DropdownItem onSelect={blocking.askAndBlock} icon={<IconBan size={18} aria-hidden />}>
          Block {title}
        </DropdownItem>
      )}
    </DropdownMenu>
  );
}
