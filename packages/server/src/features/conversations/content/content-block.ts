/** A paragraph, or an item of a list `depth` levels deep; without runs it is an empty line. */
export interface ContentBlock {
  depth: number;
  runs: ContentRun[];
}

/** Words that look alike. A line break is a run of its own, without looks. */
export interface ContentRun {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  link: string | undefined;
}

export const LINE_BREAK: Readonly<ContentRun> = {
  text: '\n',
  isBold: false,
  isItalic: false,
  link: undefined,
};

export function looksAlike(one: ContentRun, other: ContentRun): boolean {
  return one.isBold === other.isBold && one.isItalic === other.isItalic && one.link === other.link;
}
