import { useState } from 'react';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { InterestsStep } from './interests-step.tsx';
import classes from './onboarding-dialog.module.css';
import { ProfileStep } from './profile-step.tsx';

/** The two things partners need to know of a new brand. It goes away by itself once both are there. */
export function OnboardingDialog({ onClose }: { onClose: () => void }) {
  const brand = useCurrentBrand();
  const [step, setStep] = useState<1 | 2>(1);
  // Kept here, so that going back and forth loses nothing.
  const [typed, setTyped] = useState({ description: brand.description ?? '', listSize: '' });
  return (
    <Dialog
      title={step === 1 ? `What is ${brand.accountname} about?` : 'Introduce your brand'}
      opened
      onClose={onClose}
      size="lg"
      closeOnClickOutside={false}
    >
      <p className={classes.step}>Step {step} of 2</p>
      {step === 1 ? (
        <InterestsStep onDone={() => setStep(2)} />
      ) : (
        <ProfileStep typed={typed} onType={setTyped} onBack={() => setStep(1)} />
      )}
    </Dialog>
  );
}
