import type { CurrentBrand } from '@tandem/contract/brands';
import type { SocialNetwork } from '@tandem/domain/brands/brand-setup';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { SOCIAL_NETWORKS } from '../social-networks.ts';
import classes from './settings-form.module.css';
import { SettingsForm } from './settings-form.tsx';
import { SocialAccountFields, type TypedAccount } from './social-account-fields.tsx';
import { useOnceAtATime, useSpreadBrand } from './use-save-brand.ts';

type SocialPanelProps = { brand: CurrentBrand; isReadOnly: boolean };

export function SocialPanel({ brand, isReadOnly }: SocialPanelProps) {
  const { draft, isChanged, edit, discard } = useDraft('social', typedAccounts(brand));
  const spread = useSpreadBrand();
  const save = useMutation({
    mutationFn: (accounts: typeof draft) =>
      call('PUT /brand/tags-and-social', { body: { socials: toWire(accounts) } }),
    onSuccess() {
      spread();
      showToast('Saved', { type: 'success' });
    },
  });
  const send = useOnceAtATime(save.mutateAsync);
  const fields = save.error instanceof ApiError ? save.error.fields : {};

  return (
    <SettingsForm
      title="Social accounts"
      isReadOnly={isReadOnly}
      isChanged={isChanged}
      save={save}
      // The edits stay until the stored accounts are back: they are the same then, and no change.
      onSubmit={() => void send(draft)}
      onDiscard={discard}
    >
      <div className={classes.accounts}>
        {SOCIAL_NETWORKS.map(({ key, name, icon }, index) => (
          <SocialAccountFields
            key={key}
            network={key}
            name={name}
            icon={icon}
            isReadOnly={isReadOnly}
            account={draft[key]}
            onChange={(account) => edit({ [key]: account })}
            handleError={fields[`socials.${index}.handle`]}
          />
        ))}
      </div>
    </SettingsForm>
  );
}

type TypedAccounts = Record<SocialNetwork, TypedAccount>;

function typedAccounts({ socials }: CurrentBrand): TypedAccounts {
  return Object.fromEntries(
    SOCIAL_NETWORKS.map(({ key }) => {
      const stored = socials.find(({ network }) => network === key);
      return [key, { handle: stored?.handle ?? '', followers: String(stored?.followers || '') }];
    }),
  ) as TypedAccounts;
}

function toWire(accounts: TypedAccounts) {
  return SOCIAL_NETWORKS.map(({ key }) => ({
    network: key,
    handle: accounts[key].handle,
    followers: Number(accounts[key].followers),
  }));
}
