import { useScrollSpy } from '@mantine/hooks';
import type { ComponentType } from 'react';
import classes from './guide-index.module.css';
import { sectionId } from './section-id.ts';

/** The list of controls beside the page; the one being read is marked. */
export function GuideIndex({ groups }: { groups: readonly GuideGroup[] }) {
  const spy = useScrollSpy({ selector: '[data-guide-title]', offset: 120 });
  const current = spy.data[spy.active]?.value ?? groups[0]?.sections[0]?.[0];

  return (
    <nav className={classes.index} aria-label="Controls">
      {groups.map(({ name, sections }) => (
        <div key={name}>
          <p className={classes.group}>{name}</p>
          <ul className={classes.list}>
            {sections.map(([title]) => (
              <li key={title}>
                <a
                  className={classes.link}
                  href={`#${sectionId(title)}`}
                  aria-current={title === current ? 'location' : undefined}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

export type GuideGroup = {
  name: string;
  sections: readonly (readonly [title: string, Section: ComponentType<{ title: string }>])[];
};
