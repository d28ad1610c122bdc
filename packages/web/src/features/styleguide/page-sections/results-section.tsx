import { useState } from 'react';
import { ChipPickerField } from '../../../ui/fields/chip-picker-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FilterPanel } from '../../../ui/results/filter-panel.tsx';
import { ResultCard } from '../../../ui/results/result-card.tsx';
import { Results } from '../../../ui/results/results.tsx';
import { GuideSection } from '../guide-section.tsx';
import classes from './page-sections.module.css';
import { SAMPLE_BRANDS } from './sample-brands.ts';

export function ResultsSection({ title }: { title: string }) {
  const [industries, setIndustries] = useState<readonly string[]>([]);
  const [atLeast, setAtLeast] = useState('');
  const [sort, setSort] = useState<string | null>('Best fit');
  const found = SAMPLE_BRANDS.filter(
    ({ industry, listSize }) =>
      (industries.length === 0 || industries.includes(industry)) && listSize >= Number(atLeast),
  ).sort((a, b) => (sort === 'Largest list' ? b.listSize - a.listSize : 0));
  const count = `${found.length} ${found.length === 1 ? 'brand' : 'brands'}`;
  return (
    <GuideSection
      title={title}
      use="For finding one of many. One key figure and the reason for the fit on each card; on a phone the filters are a drawer."
    >
      <Results
        count={count}
        sort={
          <div className={classes.sort}>
            <SelectField
              label="Sort by"
              hidesLabel
              options={['Best fit', 'Largest list']}
              value={sort}
              onChange={setSort}
            />
          </div>
        }
        filters={
          <FilterPanel
            count={industries.length + (atLeast === '' ? 0 : 1)}
            onClear={() => {
              setIndustries([]);
              setAtLeast('');
            }}
            showLabel={`Show ${count}`}
          >
            <ChipPickerField
              label="Industry"
              options={INDUSTRIES}
              value={industries}
              onChange={setIndustries}
            />
            <NumberField label="List size, at least" value={atLeast} onChange={setAtLeast} />
          </FilterPanel>
        }
      >
        {found.map((brand) => (
          <ResultCard
            key={brand.name}
            to="/styleguide/page"
            name={brand.name}
            logo={null}
            about={`${brand.industry} · ${brand.place}`}
            figure={{ value: brand.listSize.toLocaleString('en-US'), label: 'on the list' }}
            reason={brand.reason}
          />
        ))}
      </Results>
    </GuideSection>
  );
}

const INDUSTRIES: readonly string[] = [...new Set(SAMPLE_BRANDS.map(({ industry }) => industry))];
