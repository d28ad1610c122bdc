import { CopyButton } from '../../../ui/copy-button.tsx';
import { GuideSection } from '../guide-section.tsx';
import classes from './sections.module.css';

export function CopySection({ title }: { title: string }) {
  return (
    <GuideSection title={title} use="For texts that belong somewhere else: snippets, links, codes.">
      <div className={classes.row}>
        <code className={classes.code}>{SNIPPET}</code>
        <CopyButton text={SNIPPET} label="Copy Code" />
      </div>
    </GuideSection>
  );
}

const SNIPPET = '<script async src="https://example.com/f/4821.js"></script>';
