import type { HandlersFor } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { addCard } from './add-card.ts';
import { chooseCard } from './choose-card.ts';
import { removeCard } from './remove-card.ts';
import { startCardSetup } from './start-card-setup.ts';

type CardOperation =
  | 'POST /payment-methods/setup'
  | 'POST /payment-methods'
  | 'PUT /payment-methods/:id/default'
  | 'DELETE /payment-methods/:id';

export function cardHandlers(services: Services): HandlersFor<CardOperation> {
  return {
    'POST /payment-methods/setup': startCardSetup(services),
    'POST /payment-methods': addCard(services),
    'PUT /payment-methods/:id/default': chooseCard(services),
    'DELETE /payment-methods/:id': removeCard(services),
  };
}
