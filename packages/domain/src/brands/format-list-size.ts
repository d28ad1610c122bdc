// The size of a brand's email list is shown with thousands separators and stored as a whole number
// (signup-forms §5). Reading takes the separators out again, wherever they were typed. What is no
// whole number reads as undefined, never as zero.

export function formatListSize(size: number): string {
  return size.toLocaleString('en-US', { maximumFractionDigits: 0 });
}

export function parseListSize(text: string): number | undefined {
  const digits = stripThousandsSeparators(text);
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}

export function stripThousandsSeparators(text: string): string {
  return text.replace(/[,\s]/g, '');
}
