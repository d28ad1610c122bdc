import type { FeatureSlots, SlotName, Slots } from './slots.ts';

export type ComposedSlots = <Name extends SlotName>(name: Name) => readonly Slots[Name][];

/** What all features add to a slot, in the order of the features. */
export function composeSlots(features: readonly FeatureSlots[]): ComposedSlots {
  const filled = new Map<SlotName, readonly unknown[]>();
  return <Name extends SlotName>(name: Name) => {
    // The same list each time: pages call the hooks in it, one after the other.
    const parts = filled.get(name) ?? features.flatMap((slots) => slots[name] ?? []);
    filled.set(name, parts);
    return parts as readonly Slots[Name][];
  };
}
