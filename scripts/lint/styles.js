import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Design tokens, and the only CSS file that isn't a template in a component. */
export const SHEET = 'src/ui/theme/global.css';

/** @param {string} text @returns {readonly string[]} the custom properties that styles or `style` objects in it define */
const definitionsIn = (text) => [...text.matchAll(/(--[a-z][\w-]*)['"]?\]?:/g)].map(([, name = '']) => name);

/** @param {string} css @returns {readonly string[]} the custom properties that it uses without a fallback */
const usesIn = (css) => [...css.matchAll(/var\((--[a-z][\w-]*)\)/g)].map(([, name = '']) => name);

/** @type {Map<string, ReadonlySet<string>>} */
const definedBySheetAnd = new Map();

/** @param {string} folder @returns {ReadonlySet<string>} what the sheet and the files of the folder define */
function definedIn(folder) {
  const known = definedBySheetAnd.get(folder);
  if (known) return known;
  const files = readdirSync(folder).filter((file) => /\.(?:tsx?|css)$/.test(file));
  const texts = [SHEET, ...files.map((file) => path.join(folder, file))].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const defined = new Set(texts.flatMap(definitionsIn));
  definedBySheetAnd.set(folder, defined);
  return defined;
}

/**
 * @param {string} css
 * @param {string} folder its file's folder
 * @returns {readonly string[]} custom properties that neither the sheet nor a file of the folder defines
 */
export const unknownProperties = (css, folder) => {
  const used = usesIn(css);
  return used.length > 0 ? used.filter((name) => !definedIn(folder).has(name)) : [];
};

const MOTION = /\b(?:transition|animation)(?:-(?:duration|delay|timing-function))?:([^;]+);/g;
/** `linear` is for what the visitor's scrolling drives, and `step-end` for a delay. */
const LITERAL = /(?<![\w-])[\d.]+m?s\b|(?<![\w-])ease|cubic-bezier|steps\(/;

/** @param {string} css @returns {readonly string[]} transitions and animations with a duration or easing of their own */
export const ownMotion = (css) =>
  [...css.matchAll(MOTION)].filter(([, value = '']) => LITERAL.test(value)).map(([rule]) => rule);

/**
 * Reports what a function finds in strings and template literals, in which `0` replaces each expression.
 *
 * @param {string} message
 * @param {(css: string, folder: string) => readonly string[]} find
 * @returns {import('eslint').Rule.RuleModule}
 */
const textRule = (message, find) => ({
  meta: { type: 'problem', schema: [], messages: { found: message } },
  create(context) {
    const folder = path.dirname(context.filename);
    /** @param {import('estree').Node} node @param {string} text */
    const check = (node, text) => {
      for (const found of find(text, folder)) context.report({ node, messageId: 'found', data: { found } });
    };
    return {
      Literal: (node) => check(node, String(node.value)),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('0')),
    };
  },
});

export const rules = {
  'known-custom-properties': textRule(
    `Neither ${SHEET} nor a file in this folder defines {{found}}. Define it, or give it a fallback.`,
    unknownProperties,
  ),
  'motion-from-tokens': textRule(
    `Take durations and easing from the tokens in ${SHEET} (docs/motion.md): {{found}}`,
    ownMotion,
  ),
};
