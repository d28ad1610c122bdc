import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

/**
 * Wraps the app in the theme. The variables are written at run time from `theme.ts` rather than
 * loaded from the kit's default sheet, which would be 27 KB of values that the theme replaces.
 */
export function UiProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      deduplicateCssVariables={false}
      forceColorScheme="light"
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}
