import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { BREAKPOINTS_PX } from '@tandem/domain/input/layout-sizes';

/**
 * Decides how the product looks, together with `colors.css`, which has the colours. Screens use these
 * tokens (`color="red"`, `gap="md"`, `var(--tandem-border)`) and never raw values. The kit picks shades of
 * its palettes by itself; `cssVariables` below turns them to our colours wherever it has a name for one.
 */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  colors: {
    dark: dark(),
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
  // The kit would decide between white and black once, for the light shade.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colors, color: 'var(--tandem-on-action)' } : colors;
  },
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
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--tandem-header-height': rem(60),
    // What a page may take with its margins, 24 px at each side.
    '--tandem-reading-width': rem(592 + 48),
    '--tandem-page-width': rem(1072 + 48),
    '--tandem-data-width': rem(1280 + 48),
  },
  // Both, because the kit writes its own choice for each of them.
  light: KIT_COLORS,
  dark: { ...KIT_COLORS, ...DARK_KIT_COLORS },
});

/** What the kit calls our colours. */
const KIT_COLORS = {
  '--mantine-color-body': 'var(--tandem-surface)',
  '--mantine-color-text': 'var(--tandem-ink)',
  '--mantine-color-bright': 'var(--tandem-ink)',
  '--mantine-color-dimmed': 'var(--tandem-ink-dimmed)',
  '--mantine-color-placeholder': 'var(--tandem-ink-dimmed)',
  '--mantine-color-error': 'var(--tandem-danger-words)',
  '--mantine-color-anchor': 'var(--tandem-link)',
  '--mantine-color-default': 'var(--tandem-surface)',
  '--mantine-color-default-hover': 'var(--tandem-sunken)',
  '--mantine-color-default-color': 'var(--tandem-ink)',
  '--mantine-color-default-border': 'var(--tandem-border-strong)',
};

/** In the dark the kit would mix grounds from the darkest shade of each palette. */
const DARK_KIT_COLORS = {
  '--mantine-color-teal-filled-hover': 'var(--tandem-action-hover)',
  '--mantine-color-teal-light': 'var(--tandem-tint)',
  '--mantine-color-teal-light-hover': 'var(--tandem-tint-strong)',
  '--mantine-color-teal-light-color': 'var(--tandem-tint-ink)',
  '--mantine-color-teal-outline': 'var(--tandem-link)',
  '--mantine-color-red-filled-hover': 'var(--mantine-color-red-3)',
  '--mantine-color-red-light': 'var(--tandem-danger-ground)',
  '--mantine-color-red-light-hover': 'var(--tandem-danger-fill)',
  '--mantine-color-red-light-color': 'var(--tandem-danger-ink)',
  '--mantine-color-red-outline': 'var(--tandem-danger-words)',
  '--mantine-color-gray-light': 'var(--tandem-sunken)',
  '--mantine-color-gray-light-hover': 'var(--tandem-fill)',
  '--mantine-color-gray-light-color': 'var(--tandem-ink)',
  '--mantine-shadow-xs': '0 1px 2px rgb(0 0 0 / 30%)',
  '--mantine-shadow-sm': '0 1px 2px rgb(0 0 0 / 30%), 0 2px 6px rgb(0 0 0 / 25%)',
  '--mantine-shadow-md': '0 2px 4px rgb(0 0 0 / 30%), 0 8px 20px rgb(0 0 0 / 35%)',
  '--mantine-shadow-lg': '0 4px 8px rgb(0 0 0 / 30%), 0 16px 36px rgb(0 0 0 / 45%)',
  '--mantine-shadow-xl': '0 8px 16px rgb(0 0 0 / 35%), 0 28px 64px rgb(0 0 0 / 55%)',
};

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

/** The same warmth in the dark, from words to the darkest ground; the kit's sheets count in this order. */
function dark(): MantineColorsTuple {
  return [
    '#f1eee8',
    '#d3cdc3',
    '#b9b3a8',
    '#847d71',
    '#4d4940',
    '#3a3731',
    '#2d2a25',
    '#23211d',
    '#191814',
    '#121110',
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
