import { GuideSection } from '../guide-section.tsx';
import classes from './page-sections.module.css';

export function HeadSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="The head of this page is one: the way back above, title and actions in a row, one line of purpose. Pages of one section share one width."
    >
      <ul className={classes.widths}>
        {WIDTHS.map(([name, pixels, use]) => (
          <li key={name} className={classes.width} data-width={name}>
            <strong>{name}</strong> {pixels} <span className={classes.dimmed}>{use}</span>
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}

const WIDTHS = [
  ['reading', '592 px', 'forms, prose'],
  ['page', '1072 px', 'most pages'],
  ['data', '1280 px', 'search, tables, plots'],
  ['full', 'edge to edge', 'builders'],
] as const;
