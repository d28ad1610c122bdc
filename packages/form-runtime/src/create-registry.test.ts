import { expect, it, vi } from 'vitest';
import { createRegistry } from './create-registry.ts';
import type { RuntimeForm } from './runtime-form.ts';

const form = (id: number) => ({ id }) as RuntimeForm;

it('starts each form once, however often its script runs', () => {
  const start = vi.fn();
  const register = createRegistry(start);
  register({ brandId: 1, forms: [form(10)] });
  register({ brandId: 1, forms: [form(10), form(11)] });
  register({ brandId: 2, forms: [form(20)] });
  expect(start.mock.calls).toEqual([
    [form(10), 1],
    [form(11), 1],
    [form(20), 2],
  ]);
});
