import { FigureTiles } from '../../../ui/figure-tiles.tsx';
import { GuideSection } from '../guide-section.tsx';

export function FiguresSection({ title }: { title: string }) {
  return (
    <GuideSection title={title} use="For the few numbers that matter on a page, above the rest.">
      <FigureTiles
        label="Last 30 days"
        figures={[
          { label: 'Signups', value: '2,418', note: '12% more than before' },
          { label: 'Texts sent', value: '9,604', note: '4 per subscriber' },
          { label: 'Clicks', value: '1,377', note: '14% of texts' },
          { label: 'Revenue', value: '$18,240', note: '$7.54 per signup' },
        ]}
      />
    </GuideSection>
  );
}
