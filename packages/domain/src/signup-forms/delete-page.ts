// A page can be deleted while the form has more than 2 pages, so that an input page and the success
// page always remain; the success page, the last one, stays in any case (signup-forms §5). New
// pages go in front of the success page.

export function deletePage<T>(pages: readonly T[], index: number): T[] {
  return canDeletePage(pages.length, index) ? pages.toSpliced(index, 1) : [...pages];
}

export function canDeletePage(pageCount: number, index: number): boolean {
  return pageCount > 2 && index >= 0 && index < pageCount - 1;
}

export function addPage<T>(pages: readonly T[], page: T): T[] {
  return pages.toSpliced(Math.max(0, pages.length - 1), 0, page);
}
