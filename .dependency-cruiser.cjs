/**
 * Imports go one way: app > pages, layout > features > drafts > api > session > device > lib, config.
 * content, forms and ui are below features, and ui imports only lib.
 * `__tests__/config/architecture.test.ts` checks these rules with a fixture.
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
      'the catalog shows only primitives',
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
    never(
      'lib-is-pure',
      `${SRC}/lib/`,
      `${SRC}/(?!lib/)`,
      'lib contains pure functions and imports only lib',
    ),
    never('config-below-all', `${SRC}/config/`, `${SRC}/(?!config/|lib/)`, 'config imports only lib'),
    never(
      'content-is-data',
      `${SRC}/content/`,
      `${SRC}/(?!content/|lib/|config/)`,
      'content contains texts and facts',
    ),
    never(
      'ui-imports-lib',
      `${SRC}/ui/`,
      `${SRC}/(?!ui/|lib/)`,
      'primitives use neither the store nor content',
    ),
    never(
      'forms-below-features',
      `${SRC}/forms/`,
      `${SRC}/(?!forms/|ui/|content/|lib/|config/)`,
      'fields and their rules do not depend on a form',
    ),
    never(
      'device-below-session',
      `${SRC}/device/`,
      `${SRC}/(?!device/|lib/|config/)`,
      'device does not depend on what it stores',
    ),
    never(
      'session-below-api',
      `${SRC}/session/`,
      `${SRC}/(?!session/|device/|lib/|config/)`,
      'api imports session, never the other way',
    ),
    never(
      'api-below-features',
      `${SRC}/api/`,
      `${SRC}/(?!api/|session/|device/|lib/|config/)`,
      'api has no components and no visible text',
    ),
    never(
      'drafts-below-features',
      `${SRC}/drafts/`,
      `${SRC}/(?!drafts/|api/|session/|device/|lib/|config/)`,
      'drafts do not depend on a form',
    ),
    never(
      'features-below-pages',
      `${SRC}/features/`,
      `${SRC}/(app|pages|layout)/`,
      'features do not depend on pages or the app',
    ),
    {
      name: 'no-sibling-feature',
      severity: 'error',
      comment: 'pages compose features, which do not import each other',
      from: { path: `${SRC}/features/([^/]+)/` },
      to: { path: `${SRC}/features/([^/]+)/`, pathNot: `${SRC}/features/$1/` },
    },
    {
      name: 'no-sibling-page',
      severity: 'error',
      comment: 'each page has its own folder and imports no other page',
      from: { path: `${SRC}/pages/([^/]+)/` },
      to: { path: `${SRC}/pages/([^/]+)/`, pathNot: `${SRC}/pages/$1/` },
    },
    never('pages-below-app', `${SRC}/pages/`, `${SRC}/(app|layout)/`, 'app composes the pages', {
      dependencyTypesNot: typeOnly,
    }),
    never('layout-below-app', `${SRC}/layout/`, `${SRC}/(app|pages)/`, 'layout does not depend on pages', {
      dependencyTypesNot: typeOnly,
    }),
    never(
      'start-below-app',
      `${SRC}/start/`,
      `${SRC}/(?!start/|ui/|content/|lib/|config/)`,
      'the starter must not depend on the page that it starts',
    ),
    never(
      'worker-stands-alone',
      `${SRC}/worker/`,
      `${SRC}/(?!worker/|lib/|config/)`,
      'the service worker runs outside the pages and knows only their paths',
    ),
    never(
      'no-sandbox-in-product',
      `${SRC}/`,
      '(?:^|/)(sandbox|catalog|__tests__|e2e|scripts|node_modules/msw)/',
      'src does not import tools, tests, the catalog, the sandbox or MSW',
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
