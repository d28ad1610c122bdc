import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../ui/panel.tsx';
import { contentSamplesQuery } from '../brand-query.ts';
import classes from './brand-panels.module.css';

/** Pictures of the brand's work; without any, nothing is missing from the page. */
export function ContentSamples({ id, name }: { id: number; name: string }) {
  const { data = [] } = useQuery(contentSamplesQuery(id));
  if (data.length === 0) return null;
  return (
    <Panel title="Content samples">
      <ul className={classes.samples}>
        {data.map(({ url }, index) => (
          <li key={url}>
            <img src={url} alt={`Work of ${name}, ${index + 1} of ${data.length}`} loading="lazy" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
