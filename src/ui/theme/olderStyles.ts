import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type StylisElement = Parameters<StylisPlugin>[0];

/** Splits a value at spaces outside parentheses: `0 calc(1px + 2px)` has two parts. */
function partsOf(value: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const character of `${value.trim()} `) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character !== ' ' || depth > 0) part += character;
    else if (part) {
      parts.push(part);
      part = '';
    }
  }
  return parts;
}

/** Properties for both sides of an axis, which browsers have had only since Chrome 87 and Safari 14.1. */
const BOTH_SIDES = /^(margin|padding|border|inset)-(inline|block)$/;

const SIDES = { inline: ['left', 'right'], block: ['top', 'bottom'] } as const;

/** Properties that Safari or Chrome 80 know only with a prefix. */
const PREFIXED = /^(?:user-select|appearance)$/;
const ALIGNMENTS = /^(?:align-(?:items|self)|justify-content)$/;

/**
 * A declaration in older words, for text that runs from left to right: `padding-inline: 0 1rem` as `padding-left` and
 * `padding-right`, `inset` as its four sides, and so on. Undefined if it needs none.
 */
export function olderDeclaration(property: string, value: string): string | undefined {
  const isImportant = value.endsWith('!important');
  const plain = isImportant ? value.slice(0, -'!important'.length) : value;
  const write = (name: string, text = '') => `${name}:${text}${isImportant ? '!important' : ''};`;
  const [first, second = first, third = first, fourth = second] = partsOf(plain);
  if (property === 'inset')
    return write('top', first) + write('right', second) + write('bottom', third) + write('left', fourth);
  const [, box = '', axis] = BOTH_SIDES.exec(property) ?? [];
  if (axis === 'inline' || axis === 'block') {
    const [start, end] = SIDES[axis].map((side) => (box === 'inset' ? side : `${box}-${side}`));
    if (start && end)
      return box === 'border'
        ? write(start, plain) + write(end, plain)
        : write(start, first) + write(end, second);
  }
  // Safari, and Chrome until 87, take no thickness there. With a variable, it would count as valid until it's too late.
  if (property === 'text-decoration' && second !== first) {
    const [line, ...others] = partsOf(plain);
    const nameOf = (part: string) => `${property}-${/^\d/.test(part) ? 'thickness' : 'color'}`;
    return write(property, line) + others.map((part) => write(nameOf(part), part)).join('');
  }
  if (PREFIXED.test(property)) return write(`-webkit-${property}`, plain) + write(property, plain);
  // Flex boxes took `end` for `start` until Chrome 93. For grids, both words mean the same.
  if (plain === 'end' && ALIGNMENTS.test(property)) return write(property, 'flex-end');
  if (plain === 'clip' && property.startsWith('overflow'))
    return write(property, 'hidden') + write(property, plain);
  if (plain.includes('dvh')) return write(property, plain.replace(/dvh/g, 'vh')) + write(property, plain);
  return undefined;
}

/** Exactly the browsers without `gap` for flex boxes, below Chrome 84 and Safari 14.1. It can't be asked for itself. */
const WITHOUT_FLEX_GAP = '@supports (not (appearance:none)) and (not (inset:0))';

/** Margins in place of the gaps of a rule's flex box, as selector and declarations: undefined if it has none. */
function olderGaps({ children, props }: StylisElement) {
  if (!Array.isArray(children) || !Array.isArray(props)) return undefined;
  const valueOf = (property: string) => {
    const found = children.find((child) => child.type === 'decl' && child.props === property)?.children;
    return typeof found === 'string' ? found : '';
  };
  const gap = valueOf('gap') || valueOf('column-gap');
  if (!gap || !/^(?:inline-)?flex$/.test(valueOf('display'))) return undefined;
  const [row = '0', column = row] = partsOf(gap);
  if (valueOf('flex-direction').startsWith('column')) return { items: '>*+*', margins: { top: row } };
  return valueOf('flex-wrap').startsWith('wrap')
    ? { items: '>*', margins: { right: column, bottom: row } }
    : { items: '>*+*', margins: { left: column } };
}

/** A rule for browsers without gaps, next to this one. Every element has a `root`, or else it would be written twice. */
function fallbackFor(rule: StylisElement): StylisElement | undefined {
  const gaps = olderGaps(rule);
  if (!gaps || !Array.isArray(rule.props)) return undefined;
  const selectors = rule.props.map((selector) => selector + gaps.items);
  const children = Object.entries(gaps.margins).map(([side, value]) => ({
    type: 'decl',
    props: `margin-${side}`,
    children: value,
    value: `margin-${side}:${value};`,
    root: rule,
  }));
  return {
    type: '@supports',
    value: WITHOUT_FLEX_GAP,
    root: rule.root,
    children: [{ type: 'rule', value: '', props: selectors, children, root: rule }],
  } as unknown as StylisElement;
}

const write: StylisPlugin = (element, index, siblings) => {
  if (element.type === 'rule') {
    const fallback = fallbackFor(element);
    if (fallback) siblings.splice(index + 1, 0, fallback);
  } else if (
    element.type === 'decl' &&
    typeof element.props === 'string' &&
    typeof element.children === 'string'
  ) {
    element.return ||= olderDeclaration(element.props, element.children) ?? '';
  }
  return undefined;
};

/**
 * For styled-components: writes rules for the oldest supported browsers, too. A plugin's name is part of every class name,
 * so it must be the same in the browser's minified code as in the prerender's.
 */
export const stylisPlugins: StylisPlugin[] = [Object.defineProperty(write, 'name', { value: 'older' })];
