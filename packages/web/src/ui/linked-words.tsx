import { createContext, type ReactNode, use } from 'react';
import classes from './linked-words.module.css';

/** Words inside messages that lead somewhere, such as "contact us", and what pressing them does. */
export const WordLinksContext = createContext<WordLinks>({});

export type WordLinks = Record<string, () => void>;

/** A message with its linked words as buttons; anything that is no text stays as it is. */
export function LinkedWords({ children }: { children: ReactNode }) {
  const links = use(WordLinksContext);
  const phrases = Object.keys(links);
  if (typeof children !== 'string' || phrases.length === 0) return children;
  return children.split(new RegExp(`(${phrases.join('|')})`, 'i')).map((part, index) => {
    const open = links[part.toLowerCase()];
    if (!open) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order.
      <button key={index} type="button" className={classes.link} onClick={open}>
        {part}
      </button>
    );
  });
}
