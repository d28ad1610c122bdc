import type { Clock } from '../platform/clock/clock.ts';

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #now: Date;

  constructor(start = '2026-03-02T15:00:00Z') {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const hours = (by.days ?? 0) * 24 + (by.hours ?? 0);
    const seconds = (hours * 60 + (by.minutes ?? 0)) * 60 + (by.seconds ?? 0);
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }

  set(moment: Date | string): void {
    this.#now = new Date(moment);
  }
}
