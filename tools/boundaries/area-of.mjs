/**
 * Where a file lives, in the words of the rules: its package, the layer inside it (platform,
 * features, ui ...) and, within features, which one.
 */
export function areaOf(file) {
  const [top, name, src, layer, feature] = file.split('/');
  if (top !== 'packages') return { package: top };
  if (src !== 'src') return { package: name, layer: 'build' };
  return {
    package: name,
    layer,
    ...(layer === 'features' ? { feature } : {}),
    isTest: isTest(file),
  };
}

export function isTest(file) {
  return /\.(test|spec)\.tsx?$/.test(file) || file.includes('/testing/');
}
