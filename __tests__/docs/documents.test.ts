import { existsSync, readFileSync } from 'node:fs';
import { statementsToConfirm } from '../../scripts/launch/statementsToConfirm';

const read = (file: string) => readFileSync(file, 'utf8');

/** Code paths in the specification's table are relative to `src/` or to the repository. */
const fileExists = (path: string) => existsSync(path) || existsSync(`src/${path}`);

/** Every path in backticks that looks like one of the repository's. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*)\/?`/g)]
    .map(([, path = '']) => path)
    .filter((path) =>
      /^(?:src|api|app|config|content|features|layout|lib|pages|session|ui|docs|e2e|scripts|sandbox|public|__tests__)\/|\.(?:tsx?|json|md)$/.test(
        path,
      ),
    );

describe('docs/specification.md', () => {
  const text = read('docs/specification.md');

  it('names only existing files', () => {
    expect(pathsIn(text).length).toBeGreaterThan(150);
    expect(pathsIn(text).filter((path) => !fileExists(path))).toEqual([]);
  });
});

it('the launch check names only existing files', () => {
  expect(statementsToConfirm.filter(({ where }) => !existsSync(where))).toEqual([]);
});

it('docs/editing.md names only existing files', () => {
  const files = pathsIn(read('docs/editing.md')).filter((path) => !path.endsWith('.jpg'));
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((path) => !fileExists(path) && !existsSync(`src/content/${path}`))).toEqual([]);
});

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/adding.md',
  'docs/editing.md',
  'docs/testing.md',
])('every link and picture in %s points to an existing file', (document) => {
  const folder = document.includes('/') ? 'docs/' : '';
  const targets = [...read(document).matchAll(/(?:\]\(|src=")(?!https?:|mailto:)([^)"#]+)/g)].map(
    ([, to = '']) => to,
  );
  expect(targets.filter((to) => !existsSync(folder + to))).toEqual([]);
});

it.each(['CONTRIBUTING.md', 'docs/adding.md', 'docs/testing.md'])(
  '%s names only existing files',
  (document) => {
    const paths = pathsIn(read(document));
    expect(
      paths.filter(
        (path) => !fileExists(path) && !existsSync(`src/lib/${path}`) && !existsSync(`src/content/${path}`),
      ),
    ).toEqual([]);
  },
);
