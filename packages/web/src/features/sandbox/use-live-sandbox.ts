import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../../lib/realtime/use-realtime.ts';

/** Loads a part of the sandbox again as soon as the server says that it changed. */
export function useLiveSandbox(): void {
  const queryClient = useQueryClient();
  useRealtime('sandbox_changed', ({ store }) => {
    void queryClient.invalidateQueries({ queryKey: ['sandbox', store] });
  });
}
