import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtpMail } from './smtp-mail.ts';

/** Speaks just enough SMTP to take mails, or to refuse one recipient. */
const received: string[] = [];
const server = createServer((socket: Socket) => {
  let message = '';
  let inData = false;
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    if (inData) {
      message += chunk;
      if (!message.endsWith('\r\n.\r\n')) return;
      received.push(message);
      message = '';
      inData = false;
      socket.write('250 taken\r\n');
      return;
    }
    const line = String(chunk);
    if (/^QUIT/.test(line)) socket.end('221 bye\r\n');
    else if (/^DATA/.test(line)) {
      inData = true;
      socket.write('354 go on\r\n');
    } else if (/^RCPT.*refused/.test(line)) socket.write('550 no such mailbox\r\n');
    else socket.write('250 ok\r\n');
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`;
});
afterAll(() => {
  server.close();
});

it('hands a mail over with both of its forms', async () => {
  const mail = smtpMail({ url, from: 'Tandem <hello@tandem.example>' });
  await mail.send({
    to: 'you@shop.example',
    subject: 'Hello',
    text: 'Plain words',
    html: '<p>Pretty words</p>',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  expect(received[0]).toContain('To: you@shop.example');
  expect(received[0]).toContain('From: Tandem <hello@tandem.example>');
  expect(received[0]).toContain('Plain words');
  expect(received[0]).toContain('<p>Pretty words</p>');
  expect(received[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('throws when the server refuses, so that the job is tried again', async () => {
  const mail = smtpMail({ url, from: 'hello@tandem.example' });
  await expect(
    mail.send({ to: 'refused@shop.example', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' }),
  ).rejects.toThrow(/550|rejected/);
});
