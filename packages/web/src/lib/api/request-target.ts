type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
};

/** Turns an operation's name and its parts into a method and an address. */
export function requestTarget(name: string, { params = {}, query = {} }: Parts = {}) {
  const [method = 'GET', template = '/'] = name.split(' ');
  const path = template.replace(/:(\w+)/g, (_, key: string) => {
    if (params[key] === undefined) throw new Error(`${name} needs params.${key}`);
    return encodeURIComponent(String(params[key]));
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item));
  }
  return { method, url: search.size > 0 ? `${path}?${search}` : path };
}
