import { Button } from '@mantine/core';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { EmptyState } from '../ui/empty-state.tsx';
import { WholePage } from '../ui/whole-page.tsx';

export function NotFoundPage() {
  return (
    <WholePage>
      <EmptyState
        order={1}
        drawing="compass"
        title="There is no page at this address"
        action={
          <>
            <Button component={Link} to="/">
              Back to home
            </Button>
            <Button component={Link} to="/search" variant="default">
              Discover brands
            </Button>
          </>
        }
      >
        The link may be old or mistyped.
      </EmptyState>
    </WholePage>
  );
}
