import ts from 'typescript';
import { couldBeVisible, isCode, isLabelPosition } from './rules';

/** A text that a visitor sees or hears. `{}` marks an inserted value. */
export interface VisibleText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The joined text of JSX children, so that a sentence with a link or a number counts as one. */
function childrenText(children: readonly ts.JsxChild[]): string {
  return children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text;
      if (ts.isJsxExpression(child)) return expressionText(child.expression);
      return ts.isJsxElement(child) && isInline(child) ? childrenText(child.children) : ' ';
    })
    .join('');
}

const expressionText = (expression: ts.Expression | undefined) => {
  if (expression === undefined) return '';
  return ts.isStringLiteralLike(expression) ? expression.text : '{}';
};

const isInline = (element: ts.JsxElement) =>
  /^(?:a|b|strong|em|abbr|span|code|time|dfn|[A-Z]\w*(?:Link|Emphasis|Number|Strong))$|^Link$/.test(
    element.openingElement.tagName.getText(),
  );

const templateText = (node: ts.TemplateExpression) =>
  node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');

/** All texts in a source file that a visitor sees or hears, in order. */
export function extractTexts(file: string, source: string): readonly VisibleText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const isContent = file.startsWith('src/content/');
  const found: VisibleText[] = [];

  const add = (node: ts.Node, text: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ file, line, text: collapseSpaces(text) });
  };

  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      visitElement(node);
      return;
    }
    if (ts.isStringLiteralLike(node) && couldBeVisible(node.text, isLabelPosition(node, isContent))) {
      add(node, node.text);
    }
    if (
      ts.isTemplateExpression(node) &&
      couldBeVisible(templateText(node), isLabelPosition(node, isContent))
    ) {
      add(node, templateText(node));
    }
    ts.forEachChild(node, visit);
  };

  const visitElement = (node: ts.JsxElement | ts.JsxFragment): void => {
    const hasText = node.children.some(
      (child) => ts.isJsxText(child) && !child.containsOnlyTriviaWhiteSpaces,
    );
    const text = hasText ? childrenText(node.children) : '';
    const first = node.children.find((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces);
    if (couldBeVisible(text, true)) add(first ?? node, text);
    if (ts.isJsxElement(node)) visit(node.openingElement);
    for (const child of node.children) {
      const isIncluded =
        hasText && ts.isJsxElement(child) && isInline(child) && !child.children.some(ts.isJsxElement);
      if (!ts.isJsxText(child) && !isIncluded) visit(child);
    }
  };

  visit(tree);
  return found;
}
