/** A form body with bracketed keys, such as `items[0][price]=x`, as the object it stands for. */
export function formToJson(form: string): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, value] of new URLSearchParams(form)) {
    const path = key.split(/[[\]]+/).filter((part, index) => part !== '' || index > 0);
    if (path.at(-1) === '') path.pop();
    put(result, path, value);
  }
  return arraysIn(result) as Record<string, unknown>;
}

function put(target: Record<string, unknown>, [first = '', ...rest]: string[], value: string) {
  if (rest.length === 0) {
    target[first] = value;
    return;
  }
  target[first] ??= {};
  put(target[first] as Record<string, unknown>, rest, value);
}

/** Objects whose keys are 0, 1, 2 ... were lists. */
function arraysIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, arraysIn(one)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}
