import { existsSync, readFileSync } from 'node:fs';
import { toConfirm } from '../../scripts/launch/toConfirm';

const read = (file: string) => readFileSync(file, 'utf8');

/** A code path of the specification's table is meant below `src/`, unless it stands at the top. */
const isThere = (path: string) => existsSync(path) || existsSync(`src/${path}`);

/** Every `path` in back quotes that looks like one of ours. */
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

  it('names only what is there', () => {
    expect(pathsIn(text).length).toBeGreaterThan(150);
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([]);
  });

  it('quotes only titles that the named test has', () => {
    const named = [...text.matchAll(/`((?:__tests__|e2e)\/[^`]+)`((?:,?\s*(?:and )?“[^”]+”)*)/g)].flatMap(
      ([, file = '', titles = '']) =>
        [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
    );
    expect(named.length).toBeGreaterThan(70);
    expect(named.filter(({ file, title }) => !read(file).includes(title))).toEqual([]);
  });
});

it('the launch check sends nobody to a file that is not there', () => {
  expect(toConfirm.filter(({ where }) => !existsSync(where))).toEqual([]);
});

it('docs/editing.md sends nobody to a file that is not there', () => {
  const files = pathsIn(read('docs/editing.md')).filter((path) => !path.endsWith('.jpg'));
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((path) => !isThere(path) && !existsSync(`src/content/${path}`))).toEqual([]);
});

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/editing.md',
  'docs/testing.md',
])('every link and picture of %s leads to a file', (paper) => {
  const folder = paper.includes('/') ? 'docs/' : '';
  const targets = [...read(paper).matchAll(/(?:\]\(|src=")(?!https?:|mailto:)([^)"#]+)/g)].map(
    ([, to = '']) => to,
  );
  expect(targets.filter((to) => !existsSync(folder + to))).toEqual([]);
});

it('CONTRIBUTING.md names only what is there', () => {
  const paths = pathsIn(read('CONTRIBUTING.md'));
  expect(
    paths.filter(
      (path) => !isThere(path) && !existsSync(`src/lib/${path}`) && !existsSync(`src/content/${path}`),
    ),
  ).toEqual([]);
});
