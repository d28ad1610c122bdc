/** The anchor of a section, so that a link to one control can be shared. */
export function sectionId(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
