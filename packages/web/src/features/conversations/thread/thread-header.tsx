import { IconArchive, IconArchiveOff, IconArrowLeft } from '@tabler/icons-react';
import type { ConversationItem } from '@tandem/contract/conversations';
import { brandPath } from '@tandem/domain/discovery/suggestions';
import { Link } from 'react-router';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { LogoAvatar } from '../../../ui/logo-avatar.tsx';
import { useArchive } from '../archiving/use-archive.ts';
import { useListPlace } from '../inbox/use-list-place.ts';
import classes from './thread.module.css';
import { ThreadMenu } from './thread-menu.tsx';

export function ThreadHeader({ conversation }: { conversation: ConversationItem }) {
  const { query } = useListPlace();
  const mayChange = useHasRole('member');
  const archive = useArchive(conversation);
  const { title, image, brandId, conversation_archived: isArchived } = conversation;
  return (
    <header className={classes.header}>
      <Link
        className={classes.back}
        to={`/messaging${query}`}
        aria-label="All messages"
        title="All messages"
      >
        <IconArrowLeft size={20} aria-hidden />
      </Link>
      <LogoAvatar name={title} src={image} />
      <h2 className={classes.name}>
        <Link to={brandPath(brandId)}>{title}</Link>
      </h2>
      {isArchived && <span className={classes.tag}>Archived</span>}
      {mayChange && (
        <>
          <button
            type="button"
            className={classes.tool}
            disabled={archive.isPending}
            onClick={archive.toggle}
            aria-label={isArchived ? 'Move to messages' : 'Archive'}
            title={isArchived ? 'Move to messages' : 'Archive'}
          >
            {isArchived ? (
              <IconArchiveOff size={20} aria-hidden />
            ) : (
              <IconArchive size={20} aria-hidden />
            )}
          </button>
          <ThreadMenu conversation={conversation} />
        </>
      )}
    </header>
  );
}
