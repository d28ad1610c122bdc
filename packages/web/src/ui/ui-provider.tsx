import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { COLOR_SCHEME_KEY } from './color-scheme.ts';
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
      defaultColorScheme="auto"
      colorSchemeManager={remembered}
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}

const remembered = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });
