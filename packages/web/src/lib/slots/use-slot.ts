import { createContext, useContext } from 'react';
import { type ComposedSlots, composeSlots } from './compose-slots.ts';
import type { SlotName, Slots } from './slots.ts';

export const SlotsContext = createContext<ComposedSlots>(composeSlots([]));

export function useSlot<Name extends SlotName>(name: Name): readonly Slots[Name][] {
  return useContext(SlotsContext)(name);
}

/** The places of a list, by their rank. */
export function usePlaces<Name extends PlaceSlot>(name: Name): Slots[Name][] {
  return useSlot(name).toSorted((a, b) => a.rank - b.rank);
}

type PlaceSlot = 'settings.place' | 'admin.tab' | 'sms.place';
