// The one demand of the "Can't find your ESP?" dialog. The field asks for an ESP but is labelled
// 'Preferred store', and its message says so too (platform §2, §5).

import { required } from './required.ts';
import type { Validator } from './validator.ts';

export function preferredStoreRequired(): Validator<unknown> {
  return required('Preferred store is required.');
}
