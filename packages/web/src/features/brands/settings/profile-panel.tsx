import type { CurrentBrand } from '@tandem/contract/brands';
import { brandNameKey, normalizeBrandHost } from '@tandem/domain/brands/brand-identity';
import { CATEGORY_NAMES } from '@tandem/domain/brands/category-keywords';
import { INTEREST_TAG_COUNT } from '@tandem/domain/brands/choose-categories';
import { BRAND_DESCRIPTION_MAX_CHARACTERS, parseListSize } from '@tandem/domain/brands/list-size';
import { website as websiteRule } from '@tandem/domain/validation/contact-rules';
import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import { fieldRefusal } from '../../../lib/api/field-refusal.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { ChipPickerField } from '../../../ui/fields/chip-picker-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useBrandAvailability } from '../new-brand/use-brand-availability.ts';
import { LIST_SIZE_RULES } from './list-size-rules.ts';
import classes from './settings-form.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useSaveBrand } from './use-save-brand.ts';

type ProfilePanelProps = { brand: CurrentBrand; isReadOnly: boolean };

export function ProfilePanel({ brand, isReadOnly }: ProfilePanelProps) {
  const { draft, changes, isChanged, edit, discard } = useDraft('profile', {
    accountname: brand.accountname,
    website: brand.website ?? '',
    description: brand.description ?? '',
    listSize: brand.dedicatedListSize === null ? '' : String(brand.dedicatedListSize),
    tagsconnected: brand.tags.map(({ name }) => name),
  });
  const save = useSaveBrand();
  // A brand's own name and host are always taken, by itself, however it writes them now.
  const { accountname: name = '', website = '' } = changes;
  const { nameCheck, websiteCheck } = useBrandAvailability({
    name: brandNameKey(name) === brandNameKey(brand.accountname) ? '' : name,
    website: normalizeBrandHost(website) === normalizeBrandHost(brand.website ?? '') ? '' : website,
    isOff: save.isPending,
  });

  async function submit() {
    const { listSize, ...texts } = changes;
    const dedicatedListSize = listSize === undefined ? undefined : parseListSize(listSize);
    const isSaved = await save.send({
      ...texts,
      ...(dedicatedListSize === undefined ? {} : { dedicatedListSize }),
    });
    if (isSaved) discard();
  }

  return (
    <SettingsForm
      title="Brand profile"
      isReadOnly={isReadOnly}
      isChanged={isChanged}
      save={save}
      onSubmit={() => void submit()}
      onDiscard={discard}
    >
      <div className={classes.pair}>
        <TextField
          label="Brand name"
          readOnly={isReadOnly}
          value={draft.accountname}
          onChange={(accountname) => edit({ accountname })}
          validators={[required(), maxCharacters(80), nameCheck.validator]}
          error={nameCheck.error ?? fieldRefusal(save, 'accountname', draft.accountname)}
          loading={nameCheck.isChecking}
        />
        <TextField
          label="Website"
          type="url"
          readOnly={isReadOnly}
          value={draft.website}
          onChange={(website) => edit({ website })}
          validators={[required(), websiteRule(), maxCharacters(300), websiteCheck.validator]}
          error={websiteCheck.error ?? fieldRefusal(save, 'website', draft.website)}
          loading={websiteCheck.isChecking}
        />
      </div>
      <div id="description">
        <TextAreaField
          label="Description"
          limit={BRAND_DESCRIPTION_MAX_CHARACTERS}
          readOnly={isReadOnly}
          value={draft.description}
          onChange={(description) => edit({ description })}
          error={fieldRefusal(save, 'description', draft.description)}
        />
      </div>
      <NumberField
        label="Email list size"
        description="How many people your newsletters reach. Partners look at this first."
        readOnly={isReadOnly}
        value={draft.listSize}
        onChange={(listSize) => edit({ listSize })}
        validators={LIST_SIZE_RULES}
      />
      <ChipPickerField
        label="Industries"
        options={CATEGORY_NAMES}
        max={INTEREST_TAG_COUNT}
        readOnly={isReadOnly}
        value={draft.tagsconnected as typeof CATEGORY_NAMES}
        onChange={(tagsconnected) => edit({ tagsconnected: [...tagsconnected] })}
      />
    </SettingsForm>
  );
}
