/** What other features and the composition root may use of conversations. */
export { unreadConversations } from './inbox/queries.ts';
export { publishChangedMessages } from './publish-conversation.ts';
export { postMessage } from './sending/post-message.ts';
export { findOrOpenConversation } from './sending/queries.ts';
