import { Skeleton, Stack } from '@mantine/core';
import type { Answer } from '@tandem/contract/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import '@mantine/core/styles/Skeleton.css';
import '@mantine/core/styles/Stack.css';
import { ApiError } from '../../../lib/api/api-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormColumn } from '../../../ui/form-column.tsx';
import { mailedLinkQuery } from './mailed-link-query.ts';

type MailedLinkProps = {
  purpose: Answer<'GET /mailed-links/:token'>['purpose'];
  /** While the link is looked up. */
  title: string;
  /** The page of a link that works: its token and whose account it opens. */
  children: (link: { token: string; email: string }) => ReactNode;
  /** What to do with one that does not, or no longer. */
  expired: ReactNode;
};

/** Looks a mailed link up before anybody fills in a form that it could no longer send. */
export function MailedLink({ purpose, title, children, expired }: MailedLinkProps) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const link = useQuery(mailedLinkQuery(token));
  if (token === '' || isGone(link.error)) return expired;
  if (link.error) {
    return (
      <ErrorState
        error={link.error}
        onRetry={() => void link.refetch()}
        isRetrying={link.isFetching}
      />
    );
  }
  if (!link.data) {
    return (
      <FormColumn title={title}>
        <Stack gap="md" role="status" aria-label="Loading">
          <Skeleton height={12} width="70%" />
          <Skeleton height={40} />
          <Skeleton height={40} />
        </Stack>
      </FormColumn>
    );
  }
  return link.data.purpose === purpose ? children({ token, email: link.data.email }) : expired;
}

/** Used, replaced, too old, or never ours. */
export function isGone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'link_expired' || error.fields.token !== undefined;
}
