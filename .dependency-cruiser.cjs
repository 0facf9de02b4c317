/**
 * Imports run one way: app > pages, layout > features > drafts > api > session > storage > lib, config;
 * content, forms and ui stand below features, and ui imports lib only.
 * `__tests__/architecture.test.ts` proves with a fixture that these rules bite.
 */
const typeOnly = ['type-only'];
/** @param {string} from @param {string} to */
const never = (name, from, to, comment, extra = {}) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to, ...extra },
});

const SRC = '(?:^|/)src';

module.exports = {
  forbidden: [
    never(
      'catalog-shows-ui',
      '(?:^|/)catalog/',
      `${SRC}/(?!ui/|lib/|content/pictures/)`,
      'the catalog shows primitives only',
    ),
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    never('lib-is-pure', `${SRC}/lib/`, `${SRC}/(?!lib/)`, 'lib holds pure functions and imports lib only'),
    never('config-below-all', `${SRC}/config/`, `${SRC}/(?!config/|lib/)`, 'config imports lib only'),
    never(
      'content-is-data',
      `${SRC}/content/`,
      `${SRC}/(?!content/|lib/|config/)`,
      'content holds words and facts',
    ),
    never('ui-imports-lib', `${SRC}/ui/`, `${SRC}/(?!ui/|lib/)`, 'primitives know neither store nor words'),
    never(
      'forms-below-features',
      `${SRC}/forms/`,
      `${SRC}/(?!forms/|content/|lib/|config/)`,
      'rules of fields know no form',
    ),
    never(
      'storage-below-session',
      `${SRC}/storage/`,
      `${SRC}/(?!storage/|lib/|config/)`,
      'storage knows none of the values that it stores',
    ),
    never(
      'session-below-api',
      `${SRC}/session/`,
      `${SRC}/(?!session/|storage/|lib/|config/)`,
      'baseQuery needs session, never the other way',
    ),
    never(
      'api-below-features',
      `${SRC}/api/`,
      `${SRC}/(?!api/|session/|storage/|lib/|config/)`,
      'api has no components and no words',
    ),
    never(
      'drafts-below-features',
      `${SRC}/drafts/`,
      `${SRC}/(?!drafts/|api/|session/|storage/|lib/|config/)`,
      'drafts know no form',
    ),
    never(
      'features-below-pages',
      `${SRC}/features/`,
      `${SRC}/(app|pages|layout)/`,
      'features know neither pages nor app',
    ),
    {
      name: 'no-sibling-feature',
      severity: 'error',
      comment: 'a page composes features; they do not know each other',
      from: { path: `${SRC}/features/([^/]+)/` },
      to: { path: `${SRC}/features/([^/]+)/`, pathNot: `${SRC}/features/$1/` },
    },
    {
      name: 'no-sibling-page',
      severity: 'error',
      comment: 'one folder a route; never another page',
      from: { path: `${SRC}/pages/([^/]+)/` },
      to: { path: `${SRC}/pages/([^/]+)/`, pathNot: `${SRC}/pages/$1/` },
    },
    never('pages-below-app', `${SRC}/pages/`, `${SRC}/(app|layout)/`, 'app puts pages together', {
      dependencyTypesNot: typeOnly,
    }),
    never('layout-below-app', `${SRC}/layout/`, `${SRC}/(app|pages)/`, 'layout surrounds pages', {
      dependencyTypesNot: typeOnly,
    }),
    never(
      'start-below-app',
      `${SRC}/start/`,
      `${SRC}/(?!start/|ui/|content/|lib/|config/)`,
      'what starts a page must not need the page',
    ),
    never(
      'worker-stands-alone',
      `${SRC}/worker/`,
      `${SRC}/(?!worker/|lib/|config/)`,
      'the worker runs beside the pages and knows their addresses only',
    ),
    never(
      'no-sandbox-in-product',
      `${SRC}/`,
      '(?:^|/)(sandbox|catalog|__tests__|e2e|scripts)/',
      'nothing in src imports tools, the catalog or the stand-in backend',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.json'],
    },
  },
};
