/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { openApiText } from '../../scripts/openapi/document';

test('docs/openapi.json is what the schemas say (else: npm run openapi)', () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openApiText());
});

test('every reference in the document leads somewhere', () => {
  const { components } = JSON.parse(openApiText()) as { components: { schemas: object } };
  const referred = [...openApiText().matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining([...new Set(referred)]));
});
