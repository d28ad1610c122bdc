import { IconBolt } from '@tabler/icons-react';
import type { Icon } from '../../lib/slots/slots.ts';
import { useSlot } from '../../lib/slots/use-slot.ts';

/** The picture that a feature gave its subject; a subject without one gets a plain one. */
export function useSubjectIcon(): (subject: string) => Icon {
  const subjects = useSlot('home.subject');
  return (subject) => subjects.find(({ name }) => name === subject)?.icon ?? IconBolt;
}
