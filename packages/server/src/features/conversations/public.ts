/** What other features and the composition root may use of conversations. */
export { cleanContent } from './clean-content.ts';
export { unreadConversations } from './inbox/queries.ts';
export { listText } from './list-text.ts';
export { publishChangedMessages } from './publish-conversation.ts';
export { searchVector } from './search/queries.ts';
export { postMessage } from './sending/post-message.ts';
export { findOrOpenConversation } from './sending/queries.ts';
export { WELCOME_CONTENT } from './welcome-brand.ts';
