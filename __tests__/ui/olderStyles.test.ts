/** @jest-environment node */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { olderDeclaration, stylisPlugins } from '../../src/ui/theme/olderStyles';

it.each([
  ['padding-inline', '1rem', 'padding-left:1rem;padding-right:1rem;'],
  ['margin-block', '0 calc(1px + var(--a, 2px))', 'margin-top:0;margin-bottom:calc(1px + var(--a, 2px));'],
  ['margin-inline', 'auto!important', 'margin-left:auto!important;margin-right:auto!important;'],
  ['inset-inline', '0 auto', 'left:0;right:auto;'],
  ['border-block', '1px solid red', 'border-top:1px solid red;border-bottom:1px solid red;'],
  ['inset', '0', 'top:0;right:0;bottom:0;left:0;'],
  ['inset', 'auto 0 1px', 'top:auto;right:0;bottom:1px;left:0;'],
  ['user-select', 'none', '-webkit-user-select:none;user-select:none;'],
  ['align-items', 'end', 'align-items:flex-end;'],
  ['overflow-x', 'clip', 'overflow-x:hidden;overflow-x:clip;'],
  ['max-height', 'calc(100dvh - 2rem)', 'max-height:calc(100vh - 2rem);max-height:calc(100dvh - 2rem);'],
  ['text-decoration', 'underline 1px', 'text-decoration:underline;text-decoration-thickness:1px;'],
  [
    'text-decoration',
    'underline 2px var(--a)',
    'text-decoration:underline;text-decoration-thickness:2px;text-decoration-color:var(--a);',
  ],
  ['inset', '1px 2px 3px 4px', 'top:1px;right:2px;bottom:3px;left:4px;'],
])('writes %s: %s side by side', (property, value, older) => {
  expect(olderDeclaration(property, value)).toBe(older);
});

it.each(['padding', 'text-decoration', 'padding-inline-start', '--inset', 'scroll-margin-block'])(
  'leaves %s as it is',
  (property) => {
    expect(olderDeclaration(property, '1rem')).toBeUndefined();
  },
);

/** The style sheet of a component with these styles, its class called `.a`. */
function sheetOf(css: string): string {
  const Box = styled.div`
    ${css}
  `;
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(createElement(StyleSheetManager, { stylisPlugins }, createElement(Box))),
  );
  const name = /class="\S+ (\w+)"/.exec(html)?.[1] ?? '';
  const [, styles = ''] = /<style[^>]*>([^]*)<\/style>/.exec(sheet.getStyleTags()) ?? [];
  sheet.seal();
  return styles.replace(/\/\*!sc\*\/\s*|data-styled[^}]*}/g, '').replaceAll(name, 'a');
}

const OLD = '@supports (not (appearance:none)) and (not (inset:0))';

it.each([
  ['display:flex;gap:1rem;', '.a>*+*{margin-left:1rem;}'],
  ['display:flex;flex-direction:column;gap:1rem 2rem;', '.a>*+*{margin-top:1rem;}'],
  ['display:inline-flex;flex-wrap:wrap;gap:1rem 2rem;', '.a>*{margin-right:2rem;margin-bottom:1rem;}'],
])('replaces the gaps of %s by margins', (css, margins) => {
  expect(sheetOf(css)).toContain(`.a{${css}}${OLD}{${margins}}`);
});

it('replaces the gaps of all selectors in a media query', () => {
  expect(sheetOf('@media print{&,b{display:flex;gap:1px;}}')).toContain(
    `@media print{.a,.a b{display:flex;gap:1px;}${OLD}{.a>*+*,.a b>*+*{margin-left:1px;}}}`,
  );
});

it('leaves grids alone', () => {
  expect(sheetOf('display:grid;gap:1rem;')).not.toContain('@supports');
});

it('writes a component’s other declarations in older words', () => {
  expect(sheetOf('padding-inline:1rem;')).toContain('.a{padding-left:1rem;padding-right:1rem;}');
});
