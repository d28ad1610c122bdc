import { Button } from '@mantine/core';
import { IconBan, IconCircleCheck, IconDotsVertical, IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { DropdownItem } from '../../../ui/dropdown/dropdown-item.tsx';
import { DropdownMenu } from '../../../ui/dropdown/dropdown-menu.tsx';
import { useBlockBrand } from '../blocking/use-block-brand.ts';
import classes from './brand-contact.module.css';
import { contactQuery } from './contact-query.ts';

const NewConversationDialog = lazy(async () => ({
  default: (await import('./new-conversation-dialog.tsx')).NewConversationDialog,
}));

type BrandContactProps = { brand: { id: number; accountname: string } };

/** On another brand's profile: goes on with the conversation there is, or begins one; blocks. */
export function BrandContact({ brand }: BrandContactProps) {
  const ownId = useCurrentBrand().id;
  const mayWrite = useHasRole('member');
  const { data: contact } = useQuery(contactQuery(ownId, brand.id));
  const [isWriting, setWriting] = useState(false);
  const blocking = useBlockBrand({ id: brand.id, name: brand.accountname });
  const icon = <IconMessageCircle size={16} aria-hidden />;
  const openId = contact?.conversationId ?? null;
  return (
    <>
      {openId !== null ? (
        <Button component={Link} to={`/messaging/inbox/${openId}`} leftSection={icon}>
          Message
        </Button>
      ) : (
        mayWrite && (
          <Button leftSection={icon} onClick={() => setWriting(true)}>
            Message
          </Button>
        )
      )}
      {mayWrite && contact && (
        <DropdownMenu
          label={`More about ${brand.accountname}`}
          triggerClassName={classes.more}
          trigger={<IconDotsVertical size={18} aria-hidden />}
        >
          {contact.isBlocked ? (
            <DropdownItem
              onSelect={blocking.unblock}
              icon={<IconCircleCheck size={18} aria-hidden />}
            >
              Unblock {brand.accountname}
            </DropdownItem>
          ) : (
            <DropdownItem onSelect={blocking.askAndBlock} icon={<IconBan size={18} aria-hidden />}>
              Block {brand.accountname}
            </DropdownItem>
          )}
        </DropdownMenu>
      )}
      {isWriting && (
        <Suspense>
          <NewConversationDialog
            brand={brand}
            isBlocked={contact?.isBlocked ?? false}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
