import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';

/**
 * Where the choice between System, Light and Dark is kept: in this browser, because rooms and screens
 * differ and people do not. The script in `index.html` reads the same key before the first paint.
 */
export const COLOR_SCHEME_KEY = 'tandem-color-scheme';

/** `auto` follows the system. A choice takes effect at once, in other tabs too. */
export function useColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return [colorScheme, setColorScheme] as [
    choice: MantineColorScheme,
    choose: (choice: MantineColorScheme) => void,
  ];
}
