import { editing } from './editing.ts';
import { profiles } from './profiles.ts';

export const brands = { ...editing, ...profiles };
