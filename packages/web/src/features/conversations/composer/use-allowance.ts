import type { MessageAllowance } from '@tandem/domain/conversations/message-allowance';
import { useQuery } from '@tanstack/react-query';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { allowanceQuery } from '../allowance-query.ts';

/**
 * What the brand may still send. While that is not known nothing is closed: the server decides anyway,
 * and a closed editor shown to somebody who has paid is the worse mistake.
 */
export function useAllowance(): MessageAllowance & { periodEndsAt: string | null } {
  const { data } = useQuery(allowanceQuery(useCurrentBrand().id));
  return {
    sent: data?.count ?? 0,
    limit: data?.limit ?? null,
    isExhausted: data?.isExhausted ?? false,
    periodEndsAt: data?.periodEndsAt ?? null,
  };
}
