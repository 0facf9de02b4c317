import { readFileSync } from 'node:fs';
import { openApiText } from '../../scripts/openapi/document';

test('has docs/openapi.json up to date with the schemas (if not: npm run openapi)', () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openApiText());
});

test('has no dangling reference', () => {
  const { components } = JSON.parse(openApiText()) as { components: { schemas: object } };
  const referenced = [...openApiText().matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining([...new Set(referenced)]));
});
