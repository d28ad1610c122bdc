import { useMatches } from 'react-router';

/** Whether messages written on this page are kept and sent later without a network, as its route says. */
export function useMessagesWait(): boolean {
  return useMatches().some(({ handle }) => (handle as WaitHandle)?.messagesWait === true);
}

type WaitHandle = { messagesWait?: boolean } | undefined;
