/** @jest-environment node */
import { beyondBaseline } from '../../scripts/build/beyondBaseline';

it.each([
  ['a ??= 1', /^syntax beyond ES2020/],
  ['class A { #a = 1; static { } }', /^syntax beyond ES2020/],
  ['await import("a")', /^syntax beyond ES2020/],
  ['structuredClone(a)', /^structuredClone, without/],
  ['new Intl.Segmenter("en")', /^Segmenter, without/],
  ['navigator.locks.request("a")', /^locks, without/],
  ['a.findLast(b)', /^findLast, without/],
  ['a?.replaceChildren()', /^replaceChildren, without/],
  ['a?.(...b, c)', /^arguments that Chrome 80 to 90 misread/],
  ['/(?<=a)b/.test(c)', /^a regular expression/],
])('reports %s', (code, problem) => {
  expect(beyondBaseline(code)).toEqual([expect.stringMatching(problem)]);
});

it.each([
  'a?.b ?? c',
  'typeof structuredClone === "function" && structuredClone(a)',
  'if ("DisplayNames" in Intl) new Intl.DisplayNames("en")',
  'a.randomUUID ? a.randomUUID() : b',
  'const { locks } = navigator; const l = navigator.locks; l && l.request("a")',
  'typeof WeakRef > "u" ? a : WeakRef',
  'import("a").then(b)',
  '/(?<name>a)/.exec(b)',
])('accepts %s', (code) => {
  expect(beyondBaseline(code)).toEqual([]);
});
