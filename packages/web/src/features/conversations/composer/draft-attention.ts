import { IconPencil } from '@tabler/icons-react';
import { brandPath } from '@tandem/domain/discovery/suggestions';
import type { AttentionItem } from '../../../lib/slots/slots.ts';
import type { DraftPlace } from './draft-store.ts';
import { useOwnWords } from './use-own-words.ts';

/** Words that were written in this browser and never sent. */
export function useDraftAttention(): AttentionItem[] {
  return draftAttention(useOwnWords().drafts.places());
}

export function draftAttention(places: DraftPlace[]): AttentionItem[] {
  const [place] = places;
  if (!place) return [];
  const isOne = places.length === 1;
  return [
    {
      key: 'draft',
      icon: IconPencil,
      title: isOne ? 'A message is not sent yet' : `${places.length} messages are not sent yet`,
      text: 'What you wrote is kept in this browser.',
      action: { label: 'Go on writing', to: pathOf(place) },
    },
  ];
}

function pathOf(place: DraftPlace): string {
  const id = Number(place.slice(place.indexOf('-') + 1));
  return place.startsWith('brand-') ? brandPath(id) : `/messaging/inbox/${id}`;
}
