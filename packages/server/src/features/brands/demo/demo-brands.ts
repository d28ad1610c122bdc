import { bodyBrands } from './brands/body-brands.ts';
import { foodBrands } from './brands/food-brands.ts';
import { homeBrands } from './brands/home-brands.ts';
import { outdoorBrands } from './brands/outdoor-brands.ts';
import { staffBrand, styleBrands } from './brands/style-brands.ts';
import type { DemoBrand } from './demo-brand.ts';

export const demoBrands: readonly DemoBrand[] = [
  ...outdoorBrands,
  ...foodBrands,
  ...bodyBrands,
  ...homeBrands,
  ...styleBrands,
  staffBrand,
];
