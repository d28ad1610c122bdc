import type { Page } from 'playwright-core';

/**
 * Fails where a finger has less than 44 px in either direction to press a button or a link, at the width
 * of a phone. Links within a sentence are as high as its lines, and the announcement's strip is one.
 */
export async function expectTouchTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const NEEDED = 44;
    const isInSentence = (target: Element) =>
      getComputedStyle(target).display === 'inline' ||
      target.closest('aside[aria-label="Announcement"], p, td') !== null;
    const isSeen = (target: Element) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && height > 1 && target.checkVisibility({ visibilityProperty: true });
    };
    /** Whether a finger there presses it; pseudo-elements that reach further count as itself. */
    const answersAt = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && target.contains(hit);
    };
    const isLargeEnough = (target: Element) => {
      const box = target.getBoundingClientRect();
      if (box.width >= NEEDED - 0.5 && box.height >= NEEDED - 0.5) return true;
      target.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = NEEDED / 2 - 1;
      return (
        (width >= NEEDED || (answersAt(target, x - reach, y) && answersAt(target, x + reach, y))) &&
        (height >= NEEDED || (answersAt(target, x, y - reach) && answersAt(target, x, y + reach)))
      );
    };
    return [
      ...document.querySelectorAll(
        'main :is(a[href], button), header :is(a[href], button), footer :is(a[href], button)',
      ),
    ]
      .filter((target) => isSeen(target) && !isInSentence(target) && !isLargeEnough(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        return `${name} (${Math.round(width)} x ${Math.round(height)})`;
      });
  });
  if (small.length > 0) {
    throw new Error(`${page.url()} has targets too small for a finger:\n${small.join('\n')}`);
  }
}
