import type { CurrentBrand } from '@tandem/contract/brands';
import { US_STATES } from '@tandem/domain/brands/us-states';
import { zipCode } from '@tandem/domain/validation/contact-rules';
import { maxCharacters } from '@tandem/domain/validation/text-rules';
import { fieldRefusal } from '../../../lib/api/field-refusal.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './settings-form.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useSaveBrand } from './use-save-brand.ts';

type LegalPanelProps = { brand: CurrentBrand; isReadOnly: boolean };

export function LegalPanel({ brand, isReadOnly }: LegalPanelProps) {
  const { draft, changes, isChanged, edit, discard } = useDraft('legal', {
    legalName: brand.legalName ?? '',
    entityType: brand.entityType ?? '',
    incorporationState: brand.incorporationState ?? '',
    addressL1: brand.addressL1 ?? '',
    addressL2: brand.addressL2 ?? '',
    city: brand.city ?? '',
    state: brand.state ?? '',
    zipcode: brand.zipcode ?? '',
    country: brand.country ?? '',
  });
  const save = useSaveBrand();

  function field(name: keyof typeof draft) {
    const error = fieldRefusal(save, name, draft[name]);
    return {
      readOnly: isReadOnly,
      value: draft[name],
      ...(error === undefined ? {} : { error }),
    };
  }
  const text = (name: keyof typeof draft) => ({
    ...field(name),
    onChange: (value: string) => edit({ [name]: value }),
  });
  const choice = (name: keyof typeof draft) => ({
    ...field(name),
    value: draft[name] || null,
    onChange: (value: string | null) => edit({ [name]: value ?? '' }),
    clearable: !isReadOnly,
  });

  return (
    <SettingsForm
      title="Address and legal"
      isReadOnly={isReadOnly}
      isChanged={isChanged}
      save={save}
      onSubmit={() => void save.send(changes).then((isSaved) => isSaved && discard())}
      onDiscard={discard}
    >
      <TextField
        label="Legal name"
        description="Partnership agreements are made out to it."
        autoComplete="organization"
        validators={[maxCharacters(200)]}
        {...text('legalName')}
      />
      <div className={classes.pair}>
        <SelectField label="Entity type" options={entityTypes(brand)} {...choice('entityType')} />
        <SelectField
          label="State of incorporation"
          options={STATES}
          searchable
          {...choice('incorporationState')}
        />
      </div>
      <div className={classes.pair}>
        <TextField
          label="Address"
          autoComplete="address-line1"
          validators={[maxCharacters(200)]}
          {...text('addressL1')}
        />
        <TextField
          label="Suite, floor, unit"
          autoComplete="address-line2"
          validators={[maxCharacters(200)]}
          {...text('addressL2')}
        />
      </div>
      <div className={classes.place}>
        <TextField
          label="City"
          autoComplete="address-level2"
          validators={[maxCharacters(100)]}
          {...text('city')}
        />
        <SelectField label="State" options={STATES} searchable {...choice('state')} />
        <TextField
          label="ZIP code"
          autoComplete="postal-code"
          validators={[zipCode()]}
          {...text('zipcode')}
        />
      </div>
      <TextField
        label="Country"
        autoComplete="country-name"
        validators={[maxCharacters(80)]}
        {...text('country')}
      />
    </SettingsForm>
  );
}

const STATES = US_STATES.map(({ code, name }) => ({ value: code, label: name })).sort((a, b) =>
  a.label.localeCompare(b.label),
);

const ENTITY_TYPES = [
  'Corporation',
  'LLC',
  'Limited partnership',
  'Nonprofit',
  'Partnership',
  'Sole proprietorship',
];

/** What was stored before this list existed can be kept. */
function entityTypes({ entityType }: CurrentBrand): string[] {
  return entityType && !ENTITY_TYPES.includes(entityType)
    ? [...ENTITY_TYPES, entityType]
    : ENTITY_TYPES;
}
