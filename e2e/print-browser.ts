import { HOW_TO_GET_A_BROWSER, lookForChromium } from './find-chromium.ts';

// For the tool that runs the tests, which is no TypeScript: a line of JSON with what was found.
try {
  const chromium = await lookForChromium();
  console.log(JSON.stringify(chromium ?? { missing: HOW_TO_GET_A_BROWSER }));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
