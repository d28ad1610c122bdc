import { IconKey } from '@tabler/icons-react';
import type { Answer } from '@tandem/contract/contract';
import { useQuery } from '@tanstack/react-query';
import { demoLoginsQuery } from '../../../lib/session/demo-logins-query.ts';
import classes from './demo-logins.module.css';

type DemoLogin = Answer<'GET /demo-logins'>[number];

/** One-click fill with the demo accounts. The server has them only where the sandbox exists. */
export function DemoLogins({ onChoose }: { onChoose: (demo: DemoLogin) => void }) {
  const { data = [] } = useQuery(demoLoginsQuery());
  if (data.length === 0) return null;
  return (
    <section className={classes.demo} aria-labelledby="demo-logins">
      <h2 className={classes.title} id="demo-logins">
        Try a demo account
      </h2>
      {data.map((demo) => (
        <button
          key={demo.email}
          type="button"
          className={classes.login}
          onClick={() => onChoose(demo)}
        >
          <IconKey size={18} aria-hidden />
          <span className={classes.who}>
            <span className={classes.label}>{demo.label}</span>
            <span className={classes.email}>{demo.email}</span>
          </span>
        </button>
      ))}
    </section>
  );
}
