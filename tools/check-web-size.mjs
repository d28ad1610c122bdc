import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './paths.mjs';
import { main, ToolError } from './terminal.mjs';

const WEB = join(root, 'packages/web');
const HOME_ROUTE = 'src/features/home/home-page.tsx';
const MOST_SCRIPT_TIMES_BARE = 1.9;
const MOST_STYLE_BYTES = 20 * 1024;

/**
 * Holds the first load of the built web application (its entry, everything that imports statically,
 * and the home screen) against a bare application of React, its router and its query library. A
 * ratio rather than a number, because a new release of those three is not ours to shrink.
 */
async function checkWebSize() {
  const { scripts, styles } = firstLoad(readManifest());
  const bareBytes = gzipped(await buildBare());
  const scriptBytes = sum(scripts.map(assetSize));
  const styleBytes = sum(styles.map(assetSize));
  const ratio = scriptBytes / bareBytes;

  console.log(`bare application  ${kilobytes(bareBytes)} of script`);
  console.log(
    `first load        ${kilobytes(scriptBytes)} of script in ${scripts.length} files, ${ratio.toFixed(2)}x bare (at most ${MOST_SCRIPT_TIMES_BARE}x)`,
  );
  console.log(
    `                  ${kilobytes(styleBytes)} of style in ${styles.length} files (at most ${kilobytes(MOST_STYLE_BYTES)})`,
  );
  if (ratio > MOST_SCRIPT_TIMES_BARE) throw new ToolError('The first load has too much script.');
  if (styleBytes > MOST_STYLE_BYTES) throw new ToolError('The first load has too much style.');
}

function readManifest() {
  const path = join(WEB, 'dist/.vite/manifest.json');
  if (!existsSync(path)) throw new ToolError('The web application is not built: build it first.');
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Follows static imports from the page's entry and from the home screen's chunk. */
function firstLoad(manifest) {
  const visited = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new ToolError(`The build has no ${key}: does the first load still use it?`);
    if (visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('index.html');
  visit(HOME_ROUTE);
  const chunks = [...visited].map((key) => manifest[key]);
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

async function buildBare() {
  // Vite belongs to the web package, so it is looked up from there.
  const vite = createRequire(join(WEB, 'package.json')).resolve('vite');
  const { build } = await import(pathToFileURL(vite).href);
  const { output } = await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    plugins: [bareEntry()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rollupOptions: { input: BARE_ID },
    },
  });
  return output.map((file) => file.code ?? '').join('');
}

const BARE_ID = 'virtual:bare-application';
const BARE_SOURCE = `
  import { createElement as h, StrictMode } from 'react';
  import { createRoot } from 'react-dom/client';
  import { createBrowserRouter, Link, Outlet } from 'react-router';
  import { RouterProvider } from 'react-router/dom';
  import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';

  function Home() {
    const { data } = useQuery({ queryKey: ['a'], queryFn: () => fetch('/a').then((r) => r.json()) });
    const { mutate } = useMutation({ mutationFn: () => fetch('/b') });
    return h(Link, { to: '/', onClick: () => mutate() }, String(data));
  }
  const router = createBrowserRouter([
    { path: '/', Component: Outlet, children: [{ index: true, Component: Home }] },
  ]);
  createRoot(document.body).render(
    h(StrictMode, null, h(QueryClientProvider, { client: new QueryClient() }, h(RouterProvider, { router }))),
  );
`;

function bareEntry() {
  return {
    name: 'bare-application',
    resolveId: (id) => (id === BARE_ID ? id : undefined),
    load: (id) => (id === BARE_ID ? BARE_SOURCE : undefined),
  };
}

function assetSize(file) {
  return gzipped(readFileSync(join(WEB, 'dist', file)));
}

function gzipped(content) {
  return gzipSync(content, { level: 9 }).length;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

await main(checkWebSize);
