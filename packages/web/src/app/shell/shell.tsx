import { lazy, Suspense, useContext, useEffect } from 'react';
import { useLoaderData, useMatches } from 'react-router';
import { useLiveConversations } from '../../features/conversations/live/use-live-conversations.ts';
import { useLiveNotifications } from '../../features/notifications/live/use-live-notifications.ts';
import { goToSignIn } from '../../lib/api/sign-in-redirect.ts';
import { RealtimeContext, useRealtime } from '../../lib/realtime/use-realtime.ts';
import { BrandIdContext } from '../../lib/session/current-brand-query.ts';
import { useIsFocusedView } from '../../lib/use-is-focused-view.ts';
import { SetUpGates } from '../gates/set-up-gates.tsx';
import { FullFrame } from './full-frame.tsx';
import { ShellSkeleton } from './shell-skeleton.tsx';

const FocusedFrame = lazy(async () => ({
  default: (await import('./focused-frame.tsx')).FocusedFrame,
}));
const BuilderFrame = lazy(async () => ({
  default: (await import('./builder-frame.tsx')).BuilderFrame,
}));

/** Everything around a page for somebody who is signed in. Another brand means another shell. */
export function Shell() {
  const { brandId } = useLoaderData<{ brandId: number }>();
  return (
    <BrandIdContext value={brandId}>
      <Surroundings key={brandId} />
    </BrandIdContext>
  );
}

function Surroundings() {
  const Frame = useFrame();
  useSocketWhileSignedIn();
  useLiveConversations(useContext(BrandIdContext));
  useLiveNotifications(useContext(BrandIdContext));
  return (
    <>
      <Suspense fallback={<ShellSkeleton />}>
        <Frame />
      </Suspense>
      <SetUpGates />
    </>
  );
}

/** The builder keeps its bar in the focused view: its exit is part of the page. */
function useFrame() {
  const matches = useMatches();
  const isFocused = useIsFocusedView();
  if (matches.some(({ handle }) => (handle as FrameHandle)?.frame === 'builder')) {
    return BuilderFrame;
  }
  return isFocused ? FocusedFrame : FullFrame;
}

type FrameHandle = { frame?: 'builder' } | undefined;

function useSocketWhileSignedIn(): void {
  const realtime = useContext(RealtimeContext);
  useEffect(() => {
    realtime?.start();
    return () => realtime?.stop();
  }, [realtime]);
  useRealtime('session_ended', goToSignIn);
}
