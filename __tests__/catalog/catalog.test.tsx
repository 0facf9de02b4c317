import { readdirSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Catalog } from '../../catalog/Catalog';

/** Components are functions; styled-components are objects. Constants are in all caps. */
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-zA-Z]*[a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

async function uiComponents(): Promise<readonly string[]> {
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(`../../src/ui/${file}`)) as Record<string, unknown>),
  );
  return modules.flatMap((module) =>
    Object.entries(module)
      .filter(isComponent)
      .map(([name]) => name),
  );
}

it('shows every component of src/ui by name, and nothing that no longer exists', async () => {
  await act(async () => {
    render(
      <MemoryRouter>
        <Catalog />
      </MemoryRouter>,
    );
    // Lets the tools' lazy imports settle.
    await Promise.resolve();
  });
  const parts = screen.getAllByRole('article').map(({ id }) => id);
  const components = await uiComponents();
  expect(components.length).toBeGreaterThan(60);
  expect(components.filter((name) => !parts.includes(name))).toEqual([]);
  expect(parts.filter((name) => !components.includes(name))).toEqual([]);
});
