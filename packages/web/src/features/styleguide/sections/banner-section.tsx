import { Button } from '@mantine/core';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { Banner } from '../../../ui/banner.tsx';
import { GuideSection } from '../guide-section.tsx';
import classes from './sections.module.css';

export function BannerSection({ title }: { title: string }) {
  const [isShown, setShown] = useState(true);
  return (
    <GuideSection
      title={title}
      use="For what a page must say and keep saying. At most one per page."
    >
      <div className={classes.stack}>
        <Banner
          status="alert"
          title="TCPA compliance setup required to publish"
          action={
            <Button size="xs" variant="default">
              Set up
            </Button>
          }
        />
        {isShown ? (
          <Banner status="branded" title="Tandem 2.0 is here" onDismiss={() => setShown(false)}>
            Faster lists, calmer colors and a phone in the sandbox.
          </Banner>
        ) : (
          <Button variant="default" onClick={() => setShown(true)}>
            Bring the dismissed banner back
          </Button>
        )}
        <Banner status="error" title="You don't have enough credits">
          Your balance is too low to send. Select an SMS Marketing plan to continue!
        </Banner>
        <Banner status="informational" title="Your form has no email field">
          Without one, signups cannot reach your ESP. Add it under Design, then come back: what you
          have typed here is kept.
        </Banner>
        <Banner status="success" title="Connection successful!" />
      </div>
    </GuideSection>
  );
}
