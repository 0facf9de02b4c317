import { runnerImport } from 'vite';
import type * as companyModule from '../../src/content/company';

// Through Vite, because the module reads settings that only Vite defines.
const { module } = await runnerImport<typeof companyModule>('/src/content/company.ts');

/** What the site says of the company; where `.env` has a say (website, portals, networks) with the defaults. */
export const { company } = module;
