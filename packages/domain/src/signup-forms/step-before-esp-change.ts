// What comes before changing the provider of a form (signup-forms §4, decision 0029). On an active
// form, editing the connection asks to unpublish first and switching to another connected provider
// asks to confirm; on any other form nothing comes before. Disconnecting leaves no provider.
import type { FormStatus } from './form-status.ts';
import type { EspSettings } from './signup-form.ts';

export function stepBeforeEspChange(
  status: FormStatus,
  change: 'edit' | 'switch',
): 'none' | 'unpublish' | 'confirm' {
  if (status !== 'active') return 'none';
  return change === 'edit' ? 'unpublish' : 'confirm';
}

export const UNPUBLISH_FIRST_TITLE = 'Unpublished Form Required';

/** Lists and tagging fields belong to one provider, so they do not survive a change. */
export function changedEspSettings(brandIntegrationId: number | null): EspSettings {
  return { brandIntegrationId, listId: null, espDojoProperty: null };
}
