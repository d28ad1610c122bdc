import { misleadingHost } from '@tandem/domain/rich-text/safe-link';
import { createElement, type ReactNode, useMemo } from 'react';
import { parseInert } from './parse-inert.ts';
import { readRichNodes } from './read-rich-nodes.ts';
import { type RichElement, type RichNode, wordsOf } from './rich-node.ts';
import classes from './rich-text.module.css';

/**
 * Shows formatted text that somebody else wrote. The html is read, never put into the page: whatever
 * it says, only elements named here can come out, with no attribute but a checked address.
 */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => readRichNodes(parseInert(html)), [html]);
  return (
    <div className={classes.text} data-rich-text>
      {nodes.map(showNode)}
    </div>
  );
}

function showNode(node: RichNode, position: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br key={position} />;
  if (node.tag === 'a') return <Link key={position} element={node} />;
  return createElement(node.tag, { key: position }, node.children.map(showNode));
}

function Link({ element }: { element: RichElement }) {
  const { href = '' } = element;
  const host = misleadingHost(wordsOf(element), href);
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        title={asBrowsersSpell(href)}
      >
        {element.children.map(showNode)}
      </a>
      {host && <span className={classes.host}> ({host})</span>}
    </>
  );
}

/** Letters that only look Latin come out as 'xn--', so the title tells two alike hosts apart. */
function asBrowsersSpell(href: string): string {
  return URL.parse(href)?.href ?? href;
}
