/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(__dirname, '../..');
/** Inside the project, so its configuration applies; outside `__tests__`, which has its own rule. */
const FIXTURES = path.join(PROJECT, '.cache/architecture');

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

/** Runs the project's import rules on a tree of files. @returns broken rules by file */
function violationsOf(files: Record<string, string>): Record<string, string[]> {
  mkdirSync(FIXTURES, { recursive: true });
  const root = mkdtempSync(path.join(FIXTURES, 'tree-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(root, 'src', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const cli = path.join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const args = [cli, '--config', '.dependency-cruiser.cjs', '-T', 'json', path.relative(PROJECT, root)];
    const { stdout } = spawnSync(process.execPath, args, { cwd: PROJECT, maxBuffer: 1e8 });
    const { summary } = JSON.parse(stdout.toString()) as { summary: { violations: Violation[] } };
    const found: Record<string, string[]> = {};
    for (const { rule, from } of summary.violations) {
      const file = path.relative(path.join(root, 'src'), path.join(PROJECT, from));
      found[file] = [...(found[file] ?? []), rule.name];
    }
    return found;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const uses = (to: string) => `import { x } from '${to}';\nexport const y = x;\n`;
const LEAF = 'export const x = 1;\n';

it('reports each forbidden import under its rule', () => {
  const found = violationsOf({
    'lib/leaf.ts': LEAF,
    'ui/leaf.ts': LEAF,
    'api/leaf.ts': LEAF,
    'session/leaf.ts': LEAF,
    'device/leaf.ts': LEAF,
    'pages/one/leaf.ts': LEAF,
    'features/one/leaf.ts': LEAF,
    'app/leaf.ts': LEAF,
    '../sandbox/leaf.ts': LEAF,
    'app/tool.ts': uses('../../sandbox/leaf'),
    'app/mock.ts': `import { http } from 'msw';\nexport const handlers = [http];\n`,
    'lib/bad.ts': uses('../ui/leaf'),
    'config/bad.ts': uses('../api/leaf'),
    'content/bad.ts': uses('../features/one/leaf'),
    'ui/bad.ts': uses('../api/leaf'),
    'forms/bad.ts': uses('../api/leaf'),
    'device/bad.ts': uses('../session/leaf'),
    'session/bad.ts': uses('../api/leaf'),
    'api/bad.ts': uses('../features/one/leaf'),
    'drafts/bad.ts': uses('../features/one/leaf'),
    'drafts/good.ts': uses('../api/leaf'),
    'features/two/bad.ts': uses('../one/leaf'),
    'features/three/bad.ts': uses('../../pages/one/leaf'),
    'pages/two/bad.ts': uses('../one/leaf'),
    'pages/three/bad.ts': uses('../../app/leaf'),
    'layout/bad.ts': uses('../app/leaf'),
    'app/circleA.ts': `import { b } from './circleB';\nexport const a = () => b;\n`,
    'app/circleB.ts': `import { a } from './circleA';\nexport const b = () => a;\n`,
    'app/lost.ts': uses('./nowhere'),
    'session/good.ts': uses('../device/leaf'),
    'api/good.ts': uses('../session/leaf'),
    'pages/four/good.ts': uses('../../features/one/leaf'),
  });
  expect(found).toEqual({
    'lib/bad.ts': ['lib-is-pure'],
    'config/bad.ts': ['config-below-all'],
    'content/bad.ts': ['content-is-data'],
    'ui/bad.ts': ['ui-imports-lib'],
    'forms/bad.ts': ['forms-below-features'],
    'device/bad.ts': ['device-below-session'],
    'session/bad.ts': ['session-below-api'],
    'api/bad.ts': ['api-below-features'],
    'drafts/bad.ts': ['drafts-below-features'],
    'features/two/bad.ts': ['no-sibling-feature'],
    'features/three/bad.ts': ['features-below-pages'],
    'pages/two/bad.ts': ['no-sibling-page'],
    'pages/three/bad.ts': ['pages-below-app'],
    'layout/bad.ts': ['layout-below-app'],
    'app/circleA.ts': ['no-circular'],
    'app/tool.ts': ['no-sandbox-in-product'],
    'app/mock.ts': ['no-sandbox-in-product'],
    'app/lost.ts': ['not-to-unresolvable'],
  });
});

it('is part of `npm run check`', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['check:imports']).toMatch(/depcruise src .*--config \.dependency-cruiser\.cjs/);
  expect(scripts.check).toContain('check:imports');
});
