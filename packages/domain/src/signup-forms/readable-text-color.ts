// The words on a filled button are white or near-black, whichever contrasts more with the brand's
// colour (WCAG relative luminance), so that any colour a marketer picks stays legible. Anything that
// is not a six-digit hex colour is treated as dark.

export function readableTextColor(background: string): '#FFFFFF' | '#1C1917' {
  return contrast(background, '#1C1917') > contrast(background, '#FFFFFF') ? '#1C1917' : '#FFFFFF';
}

export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const hex = /^#[0-9a-f]{6}$/i.test(color) ? Number.parseInt(color.slice(1), 16) : 0;
  const [red, green, blue] = [hex >> 16, (hex >> 8) & 255, hex & 255].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
