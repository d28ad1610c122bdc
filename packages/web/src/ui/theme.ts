import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { BREAKPOINTS_PX } from '@tandem/domain/input/layout-sizes';

/**
 * The one place that decides how the product looks. Screens use these tokens (`color="red"`,
 * `gap="md"`, `var(--mantine-color-gray-2)`, `var(--tandem-border)`) and never raw values.
 *
 * Contrast, measured: white on teal 7 is 6.0:1; dimmed text (gray 6) is 5.3:1 on white and 5.0:1 on the
 * canvas; red 7, green 8 and yellow 8 pass AA as text on their own shade 0.
 */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: 7,
  colors: {
    teal: teal(),
    marigold: marigold(),
    gray: gray(),
    red: red(),
    green: green(),
    yellow: amber(),
  },
  white: '#ffffff',
  black: '#1f1d1a',
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',

  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  // `sm` is the interface's reading size; `md` and up are for emphasis.
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(22) },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
  headings: {
    fontFamily: "'Bricolage Grotesque Variable', 'Inter Variable', system-ui, sans-serif",
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(28), lineHeight: '1.2' },
      h2: { fontSize: rem(20), lineHeight: '1.3' },
      h3: { fontSize: rem(17), lineHeight: '1.35' },
      h4: { fontSize: rem(15), lineHeight: '1.4' },
      h5: { fontSize: rem(14), lineHeight: '1.4' },
      h6: { fontSize: rem(13), lineHeight: '1.4' },
    },
  },

  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(40) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(20) },
  defaultRadius: 'md',
  // From the specification, in em because media queries ignore the root font size.
  breakpoints: {
    xs: em(BREAKPOINTS_PX.xs),
    sm: em(BREAKPOINTS_PX.sm),
    md: em(BREAKPOINTS_PX.md),
    lg: em(BREAKPOINTS_PX.lg),
    xl: em(BREAKPOINTS_PX.xl),
  },
  shadows: {
    xs: '0 1px 2px rgb(31 29 26 / 6%)',
    sm: '0 1px 2px rgb(31 29 26 / 5%), 0 2px 6px rgb(31 29 26 / 5%)',
    md: '0 2px 4px rgb(31 29 26 / 4%), 0 8px 20px rgb(31 29 26 / 8%)',
    lg: '0 4px 8px rgb(31 29 26 / 4%), 0 16px 36px rgb(31 29 26 / 11%)',
    xl: '0 8px 16px rgb(31 29 26 / 5%), 0 28px 64px rgb(31 29 26 / 15%)',
  },

  components: {
    Text: { defaultProps: { size: 'sm' } },
    Anchor: { defaultProps: { size: 'sm', underline: 'hover' } },
    Table: {
      defaultProps: {
        verticalSpacing: 'sm',
        tabularNums: true,
        borderColor: 'var(--tandem-border)',
      },
    },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
    Modal: { defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 160 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 180 } } },
    Menu: { defaultProps: { shadow: 'lg', radius: 'md', transitionProps: { duration: 120 } } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Skeleton: { defaultProps: { radius: 'sm' } },
    ColorPicker: {
      defaultProps: { saturationLabel: 'Saturation and brightness', hueLabel: 'Hue' },
    },
  },
});

/** Tokens of ours that Mantine has no name for. */
export const cssVariables: CSSVariablesResolver = (decided) => ({
  variables: {
    '--tandem-header-height': rem(60),
    '--tandem-page-width': rem(1120),
    '--tandem-reading-width': rem(640),
  },
  light: {
    '--mantine-color-dimmed': decided.colors.gray[6],
    '--mantine-color-error': decided.colors.red[7],
    '--mantine-color-placeholder': decided.colors.gray[6],
    '--mantine-color-anchor': decided.colors.teal[7],
    '--mantine-color-default-border': decided.colors.gray[3],
    '--tandem-canvas': decided.colors.gray[0],
    '--tandem-border': decided.colors.gray[2],
    '--tandem-highlight': decided.colors.marigold?.[5] ?? '',
  },
  dark: {},
});

function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

function em(pixels: number): string {
  return `${pixels / 16}em`;
}

/** The action colour. Shade 7 is the brand's teal. */
function teal(): MantineColorsTuple {
  return [
    '#eef8f7',
    '#d8efed',
    '#b0deda',
    '#82c9c4',
    '#4fafa9',
    '#259390',
    '#117f7e',
    '#0b6e6e',
    '#085858',
    '#063f40',
  ];
}

/** Celebration and highlight only; never an action and never body text. Shade 5 is the brand's. */
function marigold(): MantineColorsTuple {
  return [
    '#fff8e8',
    '#ffedc7',
    '#ffdd94',
    '#ffcc60',
    '#ffbe3d',
    '#ffb020',
    '#e5960a',
    '#a86803',
    '#7d4e04',
    '#523405',
  ];
}

/** Neutrals with a little warmth, so that teal reads as calm rather than clinical. */
function gray(): MantineColorsTuple {
  return [
    '#faf9f7',
    '#f4f2ee',
    '#eae7e1',
    '#dbd7cf',
    '#c2bdb3',
    '#9c968b',
    '#6e695f',
    '#565149',
    '#3a3731',
    '#1f1d1a',
  ];
}

function red(): MantineColorsTuple {
  return [
    '#fef3f1',
    '#fde2de',
    '#fac4bc',
    '#f59d91',
    '#ec7264',
    '#df4c3d',
    '#cb3527',
    '#b3271b',
    '#8f2017',
    '#6b1912',
  ];
}

function green(): MantineColorsTuple {
  return [
    '#eff9f1',
    '#daf1df',
    '#b5e3c0',
    '#86cf99',
    '#55b770',
    '#2f9d51',
    '#208541',
    '#1a7237',
    '#155a2c',
    '#0f4120',
  ];
}

function amber(): MantineColorsTuple {
  return [
    '#fff7e6',
    '#ffebc2',
    '#fdd88a',
    '#f9c04f',
    '#efa722',
    '#d88c0c',
    '#b47106',
    '#935a05',
    '#744706',
    '#543406',
  ];
}
