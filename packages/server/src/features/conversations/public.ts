/** What other features and the composition root may use of conversations. */
export { publishChangedMessages } from './publish-conversation.ts';
export { postMessage } from './sending/post-message.ts';
export { findOrOpenConversation } from './sending/queries.ts';
