import type { IconBrandX } from '@tabler/icons-react';
import type { SocialNetwork } from '@tandem/domain/brands/brand-setup';
import { handleIn, isHandleMissing, socialHandle } from '@tandem/domain/brands/social-handle';
import { withinIntegerLimit, zeroOrPositiveInteger } from '@tandem/domain/validation/number-rules';
import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './settings-form.module.css';

export type TypedAccount = { handle: string; followers: string };

type SocialAccountFieldsProps = {
  network: SocialNetwork;
  name: string;
  icon: typeof IconBrandX;
  isReadOnly: boolean;
  account: TypedAccount;
  onChange: (account: TypedAccount) => void;
  handleError: string | undefined;
};

/** One network: the handle people type after the @, and how many follow it. */
export function SocialAccountFields(props: SocialAccountFieldsProps) {
  const { network, name, icon: Icon, isReadOnly, account, onChange, handleError } = props;
  const needsHandle = isHandleMissing({ handle: '', followers: Number(account.followers) });
  return (
    <fieldset id={network} className={classes.account} aria-label={name}>
      <TextField
        label={name}
        placeholder="handle"
        autoComplete="off"
        readOnly={isReadOnly}
        leftSection={<Icon size={18} aria-hidden />}
        value={account.handle}
        onChange={(handle) => onChange({ ...account, handle: handleIn(network, handle) })}
        validators={needsHandle ? [required(), ...HANDLE_RULES] : HANDLE_RULES}
        {...(handleError === undefined ? {} : { error: handleError })}
      />
      <NumberField
        label="Followers"
        placeholder="0"
        readOnly={isReadOnly}
        value={account.followers}
        onChange={(followers) => onChange({ ...account, followers })}
        validators={FOLLOWER_RULES}
      />
    </fieldset>
  );
}

const HANDLE_RULES = [socialHandle(), maxCharacters(80)];
const FOLLOWER_RULES = [zeroOrPositiveInteger(), withinIntegerLimit()];
