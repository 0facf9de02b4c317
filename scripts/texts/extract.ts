import ts from 'typescript';
import { isCode, isLabelPlace, looksRead } from './rules';

/** One text that a visitor sees or hears. `{}` stands for a value that is put in. */
export interface VisibleText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of JSX children in one piece, so that a sentence with a link or a number in it is one sentence. */
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

/** Every text of one source file that a visitor sees or hears, in its order. */
export function extractTexts(file: string, source: string): readonly VisibleText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const isContent = file.startsWith('src/content/');
  const found: VisibleText[] = [];

  const add = (node: ts.Node, text: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ file, line, text: squeezed(text) });
  };

  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      visitElement(node);
      return;
    }
    if (ts.isStringLiteralLike(node) && looksRead(node.text, isLabelPlace(node, isContent))) {
      add(node, node.text);
    }
    if (ts.isTemplateExpression(node) && looksRead(templateText(node), isLabelPlace(node, isContent))) {
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
    if (looksRead(text, true)) add(first ?? node, text);
    if (ts.isJsxElement(node)) visit(node.openingElement);
    for (const child of node.children) {
      const isTaken =
        hasText && ts.isJsxElement(child) && isInline(child) && !child.children.some(ts.isJsxElement);
      if (!ts.isJsxText(child) && !isTaken) visit(child);
    }
  };

  visit(tree);
  return found;
}
