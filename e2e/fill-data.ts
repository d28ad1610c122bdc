import { fillData } from './product.ts';

// Once before a run, for the products of all its lanes to start from: node e2e/fill-data.ts <folder>
await fillData(process.argv[2] as string);
