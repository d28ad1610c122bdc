/**
 * Mantine's layered sheets lose to any unlayered rule, so a CSS module always wins over the kit
 * whatever order lazy chunks arrive in. Imports keep the plain name.
 */
export const KIT_LAYERS = {
  find: /^@mantine\/core\/styles\/(\w[\w-]*)\.css$/,
  replacement: '@mantine/core/styles/$1.layer.css',
};
