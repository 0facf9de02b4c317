import { parse } from 'acorn';
import type { AnyNode, Options } from 'acorn';
import { full } from 'acorn-walk';

/** The newest syntax of the oldest supported browsers. Vite and esbuild lower what's newer. */
const ECMA_VERSION: Options['ecmaVersion'] = 2020;

/**
 * Built-ins and DOM features that Chrome 80, Safari 14 or Firefox 78 lack, and that the build doesn't polyfill. Names that
 * other objects have, too, such as `with` and `union`, can't be told from them, so they're missing here. For our own code,
 * `lib` in src/tsconfig.json has all of them.
 */
const NEWER = new Set([
  // Language
  ...[
    'AggregateError',
    'FinalizationRegistry',
    'WeakRef',
    'structuredClone',
    'reportError',
    'groupBy',
    'fromAsync',
  ],
  ...[
    'withResolvers',
    'findLast',
    'findLastIndex',
    'toReversed',
    'toSorted',
    'toSpliced',
    'isWellFormed',
    'toWellFormed',
  ],
  ...[
    'transfer',
    'waitAsync',
    'getOrInsert',
    'getOrInsertComputed',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
  ],
  ...[
    'DisplayNames',
    'DurationFormat',
    'ListFormat',
    'Segmenter',
    'supportedValuesOf',
    'formatRange',
    'selectRange',
  ],
  // DOM
  ...[
    'replaceChildren',
    'checkVisibility',
    'requestSubmit',
    'showModal',
    'showPicker',
    'showPopover',
    'hidePopover',
  ],
  ...[
    'togglePopover',
    'moveBefore',
    'setHTMLUnsafe',
    'getHTML',
    'startViewTransition',
    'adoptedStyleSheets',
    'locks',
  ],
  ...['randomUUID', 'canParse', 'requestIdleCallback', 'cancelIdleCallback', 'BroadcastChannel', 'scheduler'],
  ...['getInstalledRelatedApps', 'wakeLock', 'canShare', 'userAgentData'],
]);

/** React calls it in a `try` block. */
const TRIED = ['startViewTransition'] as const;

const nameOf = (node: AnyNode | null | undefined): string | undefined => {
  if (node?.type === 'ChainExpression') return nameOf(node.expression);
  if (node?.type === 'Identifier') return node.name;
  if (node?.type !== 'MemberExpression') return undefined;
  return node.property.type === 'Identifier' && !node.computed ? node.property.name : undefined;
};

const textOf = (node: AnyNode): string | undefined => {
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'TemplateLiteral' ? node.quasis[0]?.value.raw : undefined;
};

/** Names that the code tests before use: `typeof x.name`, `'name' in x`, `x.name ? … : …`, `x.name && …`. */
function testedIn(node: AnyNode): string | undefined {
  if (node.type === 'UnaryExpression' && node.operator === 'typeof') return nameOf(node.argument);
  if (node.type === 'BinaryExpression') return node.operator === 'in' ? textOf(node.left) : nameOf(node.left);
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return nameOf(node.test);
  return node.type === 'LogicalExpression' ? nameOf(node.left) : undefined;
}

/** Names that must exist where this runs: what's called, or whose properties are read. */
function usedIn(node: AnyNode): string | undefined {
  if (node.type === 'MemberExpression') return nameOf(node.object);
  return node.type === 'CallExpression' || node.type === 'NewExpression' ? nameOf(node.callee) : undefined;
}

/** Lookbehind, and the flags for indices and for sets. */
const isNewerRegex = ({ pattern, flags }: { readonly pattern: string; readonly flags: string }) =>
  /\(\?<[=!]/.test(pattern) || /[dv]/.test(flags);

/** `a?.(...b, c)`: a bug of V8 before Chrome 91. */
const isMisread = (node: AnyNode) =>
  node.type === 'ChainExpression' &&
  node.expression.type === 'CallExpression' &&
  node.expression.arguments.slice(0, -1).some(({ type }) => type === 'SpreadElement');

/**
 * What a built script uses that the oldest supported browsers lack: newer syntax, or built-ins that the same file never
 * tests for. One sentence each.
 */
export function beyondBaseline(code: string): readonly string[] {
  let program;
  try {
    program = parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module' });
  } catch (error) {
    return [`syntax beyond ES${String(ECMA_VERSION)}: ${String(error)}`];
  }
  const used = new Map<string, number>();
  const tested = new Set<string | undefined>(TRIED);
  const problems: string[] = [];
  full(program, (node) => {
    tested.add(testedIn(node));
    const name = usedIn(node);
    if (name && NEWER.has(name)) used.set(name, node.start);
    if (isMisread(node))
      problems.push(`arguments that Chrome 80 to 90 misread: ${code.slice(node.start, node.end)}`);
    if (node.type === 'Literal' && node.regex && isNewerRegex(node.regex))
      problems.push(`a regular expression that Safari 14 can't read: ${node.raw ?? ''}`);
  });
  for (const [name, start] of used)
    if (!tested.has(name))
      problems.push(`${name}, without a test for it: ${code.slice(Math.max(0, start - 40), start + 60)}`);
  return problems;
}
