import { type ReactElement, useState } from 'react';
import { show } from './show.tsx';

/** A field with somewhere to keep its value, which `stored` tells. */
export async function showField<T>(
  initial: T,
  field: RenderField<T>,
): Promise<{ stored: () => T }> {
  let latest = initial;
  const store = (value: T) => {
    latest = value;
  };
  await show(<Keeper initial={initial} field={field} store={store} />);
  return { stored: () => latest };
}

function Keeper<T>({ initial, field, store }: KeeperProps<T>) {
  const [value, setValue] = useState(initial);
  return field({
    value,
    onChange(next) {
      store(next);
      setValue(next);
    },
  });
}

type RenderField<T> = (props: { value: T; onChange: (value: T) => void }) => ReactElement;
type KeeperProps<T> = { initial: T; field: RenderField<T>; store: (value: T) => void };
