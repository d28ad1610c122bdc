import { useEffect } from 'react';
import { useMatches } from 'react-router';

/** Names the tab after the deepest route that has a title. */
export function useDocumentTitle(): void {
  const title = useMatches().findLast((match) => titleOf(match.handle))?.handle;
  const name = titleOf(title);
  useEffect(() => {
    document.title = name ? `${name} · Tandem` : 'Tandem';
  }, [name]);
}

function titleOf(handle: unknown): string | undefined {
  return (handle as { title?: string } | undefined)?.title;
}
