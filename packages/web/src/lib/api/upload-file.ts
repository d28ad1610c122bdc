import type { Answer, CallInput } from '@tandem/contract/contract';
import type { uploads } from '@tandem/contract/uploads';
import { call } from './call.ts';

/** Sends one file to an operation that takes one. */
export function uploadFile<N extends keyof typeof uploads>(
  name: N,
  file: File,
): Promise<Answer<N>> {
  const body = new FormData();
  body.set('file', file);
  // The contract describes the form's only field; on its way it is form data.
  return call(name, { body } as unknown as CallInput<N> & object);
}
