// The rules that all other sheets build on; the app's entry imports this module before any other, so
// that they come first in the first sheet. Button, for one, overrides what UnstyledButton resets, and
// Anchor underlines what Text does not.

import './global.css';
import './colors.css';
import './touch-targets.css';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Text.css';
