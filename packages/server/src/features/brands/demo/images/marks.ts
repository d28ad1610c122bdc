import { gardenMarks } from './garden-marks.ts';
import { journeyMarks } from './journey-marks.ts';
import type { Mark } from './mark.ts';
import { playMarks } from './play-marks.ts';
import { tableMarks } from './table-marks.ts';

const catalogue = { ...journeyMarks, ...tableMarks, ...gardenMarks, ...playMarks };

export type MarkName = keyof typeof catalogue;

export const marks: Record<MarkName, Mark> = catalogue;
