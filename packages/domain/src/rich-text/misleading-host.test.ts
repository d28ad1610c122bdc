import { expect, it } from 'vitest';
import { misleadingHost } from './misleading-host.ts';

it.each([
  ['bank.example', 'https://evil.example/login', 'evil.example'],
  [' https://bank.example/login', 'https://evil.example', 'evil.example'],
  ['HTTP://Bank.example', 'https://evil.example:8443/', 'evil.example'],
  ['www.bank.example', 'http://bank.example.evil.example', 'bank.example.evil.example'],
  ['help@bank.example', 'mailto:help@evil.example', 'evil.example'],
  ['bank.example', 'mailto:help@evil.example?subject=x', 'evil.example'],
  ['bаnk.example', 'https://bank.example', 'bank.example'],
])('shows that %j on %s leads to %s', (words, link, host) => {
  expect(misleadingHost(words, link)).toBe(host);
});

it.each([
  ['bank.example', 'https://bank.example/login'],
  ['https://www.bank.example/x', 'http://BANK.example'],
  ['bank.example:8443/x', 'https://bank.example'],
  ['help@bank.example', 'mailto:help@bank.example'],
  ['our catalogue', 'https://bank.example'],
  ['see bank.example', 'https://evil.example'],
  ['v2.0', 'https://bank.example'],
  ['Sale.', 'https://bank.example'],
  ['', 'https://bank.example'],
])('has nothing to say about %j on %s', (words, link) => {
  expect(misleadingHost(words, link)).toBeUndefined();
});
