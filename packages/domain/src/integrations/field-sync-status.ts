// A form field reaches the provider under its "ESP value", the provider's own name for that field.
// Its sync status is Connected once a provider is connected, the value is filled and validation has
// found it there; otherwise Not Synced (signup-forms §4). Validation answers with one of two texts
// (§5).

export function fieldSyncStatus(field: {
  isEspConnected: boolean;
  espValue: string | null | undefined;
  isValid: boolean;
}): FieldSyncStatus {
  return field.isEspConnected && field.espValue?.trim() && field.isValid
    ? 'Connected'
    : 'Not Synced';
}

export type FieldSyncStatus = 'Connected' | 'Not Synced';

export function espValidationText(isValid: boolean): string {
  return isValid
    ? 'Connection successful!'
    : 'We could not find a matching field in your ESP. Enter the ESP value and validate the connection.';
}

/** Words of the banners around the connection, signup-forms §8. */
export const ESP_TEXTS = {
  notSupported:
    'ESP not supported - Your current ESP provider is not supported for this builder. You can integrate another ESP.',
  notDetected: 'No ESP detected',
  fieldNotFound: 'could not find a matching field value',
} as const;
