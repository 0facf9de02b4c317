/** @jest-environment node */
import { existsSync } from 'node:fs';
import { areas } from '../../scripts/mutants/areas';

it('mutates, and leaves out, only files that exist', () => {
  const files = Object.values(areas)
    .flatMap(({ mutate }) => mutate)
    .filter((pattern) => !pattern.includes('*'))
    .map((pattern) => pattern.replace(/^!/, ''));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
