import { Button, Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import { call } from '../../../lib/api/call.ts';
import { currentBrandQuery, useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useProfile } from '../../../lib/session/profile-query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import classes from './terms-dialog.module.css';

type TermsDialogProps = { termsHref: string; privacyHref: string; otherBrandsPath: string };

/** Stays until the terms are accepted; the other ways are another brand and logging out. */
export function TermsDialog({ termsHref, privacyHref, otherBrandsPath }: TermsDialogProps) {
  const brand = useCurrentBrand();
  const hasOthers = useProfile().mostRecentBrands.length > 1;
  const queryClient = useQueryClient();
  const [isTicked, setTicked] = useState(false);
  const accept = useMutation({
    mutationFn: () =>
      call('POST /terms-of-use/accept', { body: { type: 'platform', accepted: true } }),
    onSuccess: () =>
      queryClient.setQueryData(currentBrandQuery(brand.id).queryKey, (stored) =>
        stored ? { ...stored, has_accepted_latest_terms: true } : stored,
      ),
  });
  return (
    <Dialog
      title="Before you start"
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <div className={classes.content}>
        <Drawing name="letter" />
        <p className={classes.text}>
          These terms say how brands work together on Tandem and what happens to the addresses of
          their subscribers. Please read them and accept them for {brand.accountname}.
        </p>
        {accept.error && <Banner status="error" title={accept.error.message} />}
        <Checkbox
          className={classes.check}
          checked={isTicked}
          onChange={(event) => setTicked(event.currentTarget.checked)}
          label={
            <>
              I have read and accept the{' '}
              <a href={termsHref} target="_blank" rel="noopener">
                Terms of Use
              </a>{' '}
              and the{' '}
              <a href={privacyHref} target="_blank" rel="noopener">
                Privacy Policy
              </a>
            </>
          }
        />
        <Button
          fullWidth
          size="md"
          disabled={!isTicked}
          loading={accept.isPending}
          onClick={() => accept.mutate()}
        >
          Accept & Continue
        </Button>
        <p className={classes.way}>
          Not now?{' '}
          {hasOthers && (
            <>
              <Link to={otherBrandsPath}>Work as another brand</Link> or{' '}
            </>
          )}
          <Link to="/logout">{hasOthers ? 'log out' : 'Log out'}</Link>
        </p>
      </div>
    </Dialog>
  );
}
