// How large fields and menus may grow (platform §9). A textarea grows with its text up to this many
// lines and then scrolls; the support dialogs start with 5 rows.

export const FIELD_SIZES = {
  selectMenuMaxHeightPx: 200,
  textareaMaxLines: 5,
  supportTextareaRows: 5,
} as const;
