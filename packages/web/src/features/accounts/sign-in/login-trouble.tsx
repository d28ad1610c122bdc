import type { ApiError } from '../../../lib/api/api-error.ts';
import { Banner } from '../../../ui/banner.tsx';
import { AskForLink } from './ask-for-link.tsx';

/** Why somebody did not get in, always with the way forward where there is one. */
export function LoginTrouble({ error, email }: { error: ApiError; email: string }) {
  if (Object.keys(error.fields).length > 0) return null;
  if (error.code === 'second_factor_required') return null;
  if (error.code === 'locked_out') {
    return (
      <Banner status="alert" title={error.message}>
        <AskForLink key={email} email={email} />
      </Banner>
    );
  }
  return <Banner status="error" title={error.message} />;
}
