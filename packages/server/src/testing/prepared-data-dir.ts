import { openEmbedded } from '../platform/db/embedded/open-embedded.ts';
import { givenMember, TEST_PASSWORD } from './builders.ts';
import { newDataDir } from './new-data-dir.ts';
import { silentLog, testConfig } from './test-config.ts';

/**
 * A data folder with one person who can sign in and without the demo data, whose pictures take most
 * of a first start.
 */
export async function preparedDataDir(engine: 'postgres' | 'pglite' = 'postgres') {
  const env = { DATA_DIR: newDataDir(), EMBEDDED_ENGINE: engine, DEMO_DATA: 'false' };
  const db = await openEmbedded(testConfig(env), silentLog);
  await db.migrate();
  const { person } = await givenMember(db.root);
  await db.close();
  return { env, login: { email: person.email, password: TEST_PASSWORD } };
}
