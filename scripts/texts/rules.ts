import ts from 'typescript';

/** Attributes that contain code, even if it looks like words. */
const CODE_ATTRIBUTE =
  /^(?:d|sizes|srcSet|className|viewBox|points|transform|rel|style|autoComplete|id|htmlFor|type|media|key|to|href|src|as|lang|name|accept|pattern|stroke\w*|fill|aria-(?:labelledby|describedby|controls|owns))$/;

/** Calls whose strings are for engineers or the browser. */
const CODE_CALL =
  /(?:^|\.)(?:log|warn|error|matchMedia|querySelector(?:All)?|closest|getElementById|createElement|[sg]etAttribute|removeAttribute|[sg]etItem|removeItem|addEventListener|removeEventListener|createSlice|createAction|import|split|replace|replaceAll|startsWith|endsWith|includes|indexOf|getPropertyValue|setProperty|states)$/;

const CODE_CLASS = /(?:Error|Event|Exception|RegExp|Format|URL|Worker|Headers|Response|Request)$/;

/** Properties that contain visible text outside src/content, too. */
const TEXT_PROPERTY =
  /(?:label|title|text|name|hint|note|answer|question|intro|lead|summary|heading|caption|message|term|value)s?$/i;

/** Strings that look like words but aren't visible. */
const CODE_TEXT =
  /^(?:use (?:client|strict)|:[\w-]+[:(]|stroke: |[\w, ]+\[\w+\]$|M-?[\d.]|\(|(?:https?|mailto|tel|data|blob):|[#./][\w#./{}?=&%-]*$|@|[\w-]+\/[\w.+-]+$|(?:not )?all and|[\w-]+ [\w-]+=|<|(?:[A-Z\d]{3} )+[A-Z\d]{3}$)|var\(--|calc\(|\d(?:px|rem|em|vw|vh|fr|ms|deg)\b|charset=|\bno-cache\b|[?&]\w+=\{\}/;

const WORD = /\p{L}{2,}/u;
const PHRASE = /[\p{L}\d}][\p{L}\d’'{}.,:;?!)”–…-]*\s+[\p{L}\d{“‘($+]/u;
const LABEL = /^(?:\p{Lu}[\p{L}’'-]*[.:?!…]?|\p{L}+[.:?!…])$/u;

/** Whether a string could be visible. `{}` marks a value. A single word counts only in a label position. */
export function couldBeVisible(text: string, inLabelPosition: boolean): boolean {
  const words = text.replaceAll(/\{\}|&\w+;/g, ' ');
  if (!WORD.test(words) || CODE_TEXT.test(text)) return false;
  return PHRASE.test(text) || (inLabelPosition && LABEL.test(words.trim()));
}

/** Whether everything inside this node is for engineers or the browser, such as imports, types, CSS and exceptions. */
export function isCode(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node) || ts.isThrowStatement(node)) return true;
  if (ts.isStringLiteralLike(node)) return isKey(node);
  if (ts.isNewExpression(node)) return CODE_CLASS.test(node.expression.getText());
  if (ts.isCallExpression(node)) return CODE_CALL.test(node.expression.getText());
  return ts.isJsxAttribute(node) && CODE_ATTRIBUTE.test(node.name.getText());
}

const isKey = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isBinaryExpression(parent)) return /^[!=]==?$/.test(parent.operatorToken.getText());
  return ts.isCaseClause(parent) || ts.isElementAccessExpression(parent);
};

/** Whether a single capitalized word is a label here. */
export function isLabelPosition(node: ts.Node, isContent: boolean): boolean {
  let parent = node.parent;
  while (
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isBinaryExpression(parent)
  ) {
    parent = parent.parent;
  }
  if (ts.isJsxExpression(parent) || ts.isJsxAttribute(parent)) return true;
  if (ts.isPropertyAssignment(parent)) return isContent || TEXT_PROPERTY.test(parent.name.getText());
  return isContent && !ts.isCallExpression(parent);
}
