import { signInAs } from './sign-in-as.ts';
import type { TestApp } from './test-app.ts';

/** Two brands, each with a signed-in owner, of which the first has written to the second. */
export async function givenConversation(app: TestApp, words = 'Hello') {
  const [sender, receiver] = [await signInAs(app, PREMIUM), await signInAs(app, PREMIUM)];
  const { body } = await app.call('POST /new-conversation/:brandId', {
    cookie: sender.cookie,
    params: { brandId: receiver.brandId },
    body: { content: words },
  });
  const conversationId = body.conversation_id;
  const write = (cookie: string, content: string) =>
    app.call('POST /new-message/:conversationId', {
      cookie,
      params: { conversationId },
      body: { content },
    });
  return { sender, receiver, conversationId, write };
}

/** Writes as much as it likes. */
export const PREMIUM = { brand: { belt: 'black', stripeBelt: 'black', paymentMethod: 'shopify' } };
