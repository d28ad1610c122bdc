import { Page } from '../../ui/page.tsx';
import { BuilderSection } from './page-sections/builder-section.tsx';
import { FiguresSection } from './page-sections/figures-section.tsx';
import { HeadSection } from './page-sections/head-section.tsx';
import { PhoneSection } from './page-sections/phone-section.tsx';
import { PlotsSection } from './page-sections/plots-section.tsx';
import { ResultsSection } from './page-sections/results-section.tsx';

/** What big screens are put together from, with content as it will be. */
export function StyleguidePagePage() {
  return (
    <Page
      back={{ label: 'Form controls', to: '/styleguide/form' }}
      title="Page pieces"
      description="What big screens are put together from. Everything works: filter, type, turn to the preview."
      width="data"
    >
      <HeadSection title="Page head and widths" />
      <ResultsSection title="Results and filters" />
      <BuilderSection title="Builder" />
      <PhoneSection title="Phone" />
      <FiguresSection title="Figures" />
      <PlotsSection title="Plots" />
    </Page>
  );
}
