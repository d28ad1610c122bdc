import { Anchor } from '@mantine/core';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Anchor.css';
import { splitLinks } from './split-links.ts';

/** The plain version of a mail, with its addresses as links: mail programs do the same. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((part) =>
    part.href ? (
      <Anchor key={part.at} href={part.href} inherit underline="always">
        {part.text}
      </Anchor>
    ) : (
      part.text
    ),
  );
}
