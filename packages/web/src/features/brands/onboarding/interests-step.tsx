import { Button } from '@mantine/core';
import { CATEGORY_NAMES, type CategoryName } from '@tandem/domain/brands/category-keywords';
import {
  INTEREST_TAG_COUNT,
  interestTagsPrompt,
  toggleCategory,
} from '@tandem/domain/brands/choose-categories';
import { useState } from 'react';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ToggleChips } from '../../../ui/fields/toggle-chips.tsx';
import { useSaveBrand } from '../settings/use-save-brand.ts';
import classes from './onboarding-dialog.module.css';

/** Exactly three industries; the way on appears with the third. */
export function InterestsStep({ onDone }: { onDone: () => void }) {
  const brand = useCurrentBrand();
  const [chosen, setChosen] = useState<readonly string[]>(() => brand.tags.map(({ name }) => name));
  const save = useSaveBrand(null);
  const prompt = interestTagsPrompt(chosen.length);
  const isFull = chosen.length >= INTEREST_TAG_COUNT;

  async function next() {
    if (await save.send({ tagsconnected: [...chosen] })) onDone();
  }

  return (
    <div className={classes.form}>
      <p className={classes.lead}>
        Pick the three industries that fit best. They decide which partners find you.
      </p>
      {save.error && <Banner status="error" title={save.error.message} />}
      <ToggleChips<CategoryName>
        label="Industries"
        chips={CATEGORY_NAMES.map((name) => ({
          value: name,
          label: name,
          pressed: chosen.includes(name),
          isBlocked: isFull && !chosen.includes(name),
        }))}
        onToggle={(name) => setChosen(toggleCategory(chosen, name, INTEREST_TAG_COUNT))}
      />
      <div className={classes.actions} aria-live="polite">
        {prompt ? (
          <p className={classes.prompt}>{prompt}</p>
        ) : (
          <Button onClick={() => void next()} loading={save.isPending}>
            Next
          </Button>
        )}
      </div>
    </div>
  );
}
