import { runnerImport } from 'vite';
import type * as companyModule from '../../src/content/company';

// Through Vite, because the module reads settings that only Vite defines.
const { module } = await runnerImport<typeof companyModule>('/src/content/company.ts');

/** The company's data, with defaults for what `.env` sets (website, portals, social networks). */
export const { company } = module;
