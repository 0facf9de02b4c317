/** @jest-environment node */
import { existsSync } from 'node:fs';
import { areas, namedFiles } from '../../scripts/mutants/areas';

it('mutates, and leaves out, only files that exist', () => {
  const files = Object.values(areas).flatMap(namedFiles);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
