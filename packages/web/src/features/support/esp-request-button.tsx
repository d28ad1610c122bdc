import { Button } from '@mantine/core';
import { ESP_DIALOG } from '@tandem/domain/support/support-requests';
import '@mantine/core/styles/Button.css';
import { useHasRole } from '../../lib/session/use-has-role.ts';
import { openEspRequest } from './esp-store.ts';

/** For members, who may ask in the brand's name; viewers have nothing to press. */
export function EspRequestButton() {
  if (!useHasRole('member')) return null;
  return (
    <Button variant="subtle" onClick={openEspRequest}>
      {ESP_DIALOG.title}
    </Button>
  );
}
