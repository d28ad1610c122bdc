// Widths and heights of the layout (platform §9).

// Widths at which the layout changes (platform §9). The breakpoints name the least width of a size.
// The bands are a second, coarser scale with limits of its own: mobile up to 767 px, tablet up to
// 1279, desktop from 1280; widths between whole pixels belong to the wider band.
export function layoutBand(widthPx: number): LayoutBand {
  if (widthPx <= BAND_MAX_PX.mobile) return 'mobile';
  return widthPx <= BAND_MAX_PX.tablet ? 'tablet' : 'desktop';
}

export const BREAKPOINTS_PX = { xs: 0, sm: 768, md: 1024, lg: 1440, xl: 1920 } as const;

export const BAND_MAX_PX = { mobile: 767, tablet: 1279 } as const;

export type LayoutBand = 'mobile' | 'tablet' | 'desktop';

// How large fields and menus may grow (platform §9). A textarea grows with its text up to this many
// lines and then scrolls; the support dialogs start with 5 rows.
export const FIELD_SIZES = {
  selectMenuMaxHeightPx: 200,
  textareaMaxLines: 5,
  supportTextareaRows: 5,
} as const;
