// Html that tries to run code, by families of tricks, for tests of everything that takes text from
// people. Written as combinations (element by handler by spelling, place by raw element, carrier by
// address), because filters fail at combinations nobody thought of.

import { eventHandlers } from './xss/event-handlers.ts';
import { fragments } from './xss/fragments.ts';
import { links } from './xss/links.ts';
import { mutations } from './xss/mutations.ts';
import { pageParts } from './xss/page-parts.ts';
import { scripts } from './xss/scripts.ts';
import type { XssVector } from './xss/xss-vector.ts';

export const XSS_VECTORS: readonly XssVector[] = [
  ...new Map(
    [...eventHandlers, ...scripts, ...links, ...mutations, ...fragments, ...pageParts].map(
      (vector) => [vector.html, vector],
    ),
  ).values(),
];
