import type { ReactNode } from 'react';
import classes from './drawing.module.css';

export type DrawingName = 'seedling' | 'rings' | 'phone' | 'letter' | 'card' | 'compass' | 'repair';

/** A small picture in the two brand colours. It decorates, so screen readers skip it. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 96" aria-hidden="true">
      <ellipse className={classes.ground} cx="60" cy="52" rx="54" ry="40" />
      {SHAPES[name]}
    </svg>
  );
}

const { line, accent, paper, accentLine } = classes;

const SHAPES: Record<DrawingName, ReactNode> = {
  seedling: (
    <>
      <path className={line} d="M60 76V46" />
      <path className={paper} d="M60 56c-2-14-12-20-24-20 0 13 9 20 24 20Z" />
      <path className={accent} d="M60 46c1-15 11-23 25-24 0 15-9 24-25 24Z" />
      <path className={line} d="M38 78h44" />
    </>
  ),
  rings: (
    <>
      <circle className={line} cx="49" cy="50" r="20" />
      <circle className={accentLine} cx="71" cy="50" r="20" />
      <path className={line} d="M49 30a20 20 0 0 1 18.3 12" />
    </>
  ),
  phone: (
    <>
      <rect className={paper} x="42" y="16" width="36" height="66" rx="7" />
      <path className={line} d="M56 23h8" />
      <rect className={accent} x="48" y="32" width="20" height="10" rx="5" />
      <path className={line} d="M56 53h16M62 62h10" />
    </>
  ),
  letter: (
    <>
      <rect className={paper} x="30" y="30" width="60" height="42" rx="5" />
      <path className={line} d="m31 34 29 22 29-22" />
      <circle className={accent} cx="88" cy="31" r="8" />
    </>
  ),
  card: (
    <>
      <rect className={paper} x="28" y="32" width="64" height="42" rx="6" />
      <path className={line} d="M28 45h64" />
      <rect className={accent} x="36" y="54" width="15" height="11" rx="2.5" />
      <path className={line} d="M70 64h14" />
    </>
  ),
  compass: (
    <>
      <circle className={paper} cx="60" cy="50" r="28" />
      <path className={accent} d="m71 39-6.5 15.5L54 50Z" />
      <path className={line} d="m71 39-17 11-5 11 15.5-6.5Z" />
      <path className={line} d="M60 26v3M60 71v3M36 50h3M81 50h3" />
    </>
  ),
  repair: (
    <>
      <path className={line} d="M12 66c16 0 12-16 24-16M54 45h7M54 55h7" />
      <rect className={paper} x="36" y="39" width="18" height="22" rx="5" />
      <rect className={accent} x="72" y="39" width="18" height="22" rx="5" />
      <path className={accentLine} d="M90 50c10 0 6 16 18 16" />
      <path className={line} d="M63 31v-8M70 33l5-6M56 33l-5-6" />
    </>
  ),
};
