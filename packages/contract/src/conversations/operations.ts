import { blocking } from './blocking.ts';
import { inbox } from './inbox.ts';
import { keeping } from './keeping.ts';
import { reporting } from './reporting.ts';
import { writing } from './writing.ts';

export const conversations = { ...inbox, ...writing, ...keeping, ...blocking, ...reporting };
