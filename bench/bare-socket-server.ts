import { once } from 'node:events';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The limit: `ws` with nothing around it. It lets everybody in, greets them, and sends what its
 * parent says to all of them.
 */
const server = new WebSocketServer({
  port: Number(process.env.PORT),
  host: '127.0.0.1',
  perMessageDeflate: false,
});
server.on('connection', (socket: WebSocket) => {
  socket.on('error', () => socket.terminate());
  socket.send('{"type":"hello","userId":1}');
});
process.on('message', (message: { broadcast?: string }) => {
  if (!message.broadcast) return;
  for (const socket of server.clients) socket.send(message.broadcast);
});
await once(server, 'listening');
process.send?.({ ready: true });
