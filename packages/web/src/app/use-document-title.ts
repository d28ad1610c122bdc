import { titleBarText } from '@tandem/domain/notifications/bell';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { unreadCountQuery } from '../features/notifications/unread-count-query.ts';
import { useNamedSubject } from '../lib/frame/page-title.ts';

/**
 * Names the tab after what the page says it is about, else after the deepest route that has a title,
 * and says how much is unread.
 */
export function useDocumentTitle(): void {
  const matches = useMatches();
  const title = matches.findLast((match) => titleOf(match.handle))?.handle;
  const name = useNamedSubject() ?? titleOf(title);
  const unread = useKnownUnread(matches.map(({ loaderData }) => brandIdOf(loaderData)));
  useEffect(() => {
    document.title = titleBarText(name ? `${name} · Tandem` : 'Tandem', unread);
  }, [name, unread]);
}

function titleOf(handle: unknown): string | undefined {
  return (handle as { title?: string } | undefined)?.title;
}

/** What the bell has found out. Only looks: pages without a bell must not ask. */
function useKnownUnread(brandIds: (number | undefined)[]): number {
  const brandId = brandIds.find((id) => id !== undefined) ?? 0;
  const { data } = useQuery({ ...unreadCountQuery(brandId), enabled: false });
  return data ? data.conversations + data.notifications : 0;
}

/** The access gate answers with the brand that the tab works as. */
function brandIdOf(loaderData: unknown): number | undefined {
  return (loaderData as { brandId?: number } | undefined)?.brandId;
}
