import { type ComponentProps, type ComponentType, Suspense } from 'react';
import type { SlotName, Slots } from './slots.ts';
import { useSlot } from './use-slot.ts';

/** Shows what features add here. Each part arrives on its own, so a slow one holds up no other. */
export function Slot<Name extends ComponentSlot>({ name, ...props }: SlotProps<Name>) {
  return useSlot(name).map((Part, index) => {
    const Any = Part as ComponentType<object>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while the app runs.
      <Suspense key={index}>
        <Any {...props} />
      </Suspense>
    );
  });
}

type ComponentSlot = {
  [name in SlotName]: Slots[name] extends ComponentType<infer _> ? name : never;
}[SlotName];

type SlotProps<Name extends ComponentSlot> = { name: Name } & ComponentProps<Slots[Name]>;
