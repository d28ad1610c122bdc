import { type Path, parsePath } from 'react-router';

/**
 * A place of the application that the server named. As a text, a link would also take the address of
 * another site or a script.
 */
export function ownPlace(to: string): Partial<Path> {
  return parsePath(to);
}
