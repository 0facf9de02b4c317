import { writeFileSync } from 'node:fs';
import { openApiText } from './openapi/document';

const FILE = 'docs/openapi.json';
writeFileSync(FILE, openApiText());
console.log(`Wrote ${FILE}`);
