import { cleanEmail, isEmail } from '../../../../lib/text/email';
import { plainText } from '../../../../lib/text/text';
import type { OtherNumber } from '../../../../content/pages/tracking';
import { otherNumber } from '../../model/otherNumber';
import { cleanReference } from '../../model/reference';
import { NOTE_MAX } from './fleetRow';
import type { FleetEntry } from './fleetRow';

/** A line without a reference, and what it looks like instead, if recognized. */
export interface UnreadLine {
  readonly text: string;
  readonly looksLike?: OtherNumber | undefined;
}

interface ParsedList {
  readonly entries: readonly FleetEntry[];
  readonly unread: readonly UnreadLine[];
}

const SHOWN_MAX = 40;
/** Characters of a list, about 500 lines. A longer one, such as a whole file, would freeze the page. */
export const LIST_MAX = 20_000;
const LINES_MAX = 500;

/** Our own format, or alphanumeric groups with at least two hyphens. */
const CERTAIN = /^(?:HAL-.*|(?=.*\d)[a-z\d]+(?:-[a-z\d]+){2,})$/i;
/** Other possible formats, but longer than a year or an engine size. */
const POSSIBLE = /^(?=.*\d)[a-z\d-]{5,60}$/i;

/** Between words, with brackets, and punctuation at a word's end. */
const SEPARATOR = /[\s,;|"<>()]+|[.:](?=[\s,;|"<>()]|$)/;
/** The number of a list item, such as '1.' or '2)'. */
const ITEM_NUMBER = /^\d{1,3}[.)]\s+/;

/** The line's words, without bullets and dashes between them. */
const wordsOf = (line: string): readonly string[] =>
  line
    .replace(ITEM_NUMBER, '')
    .split(SEPARATOR)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const isReference = (shape: RegExp) => (word: string) =>
  shape.test(cleanReference(word)) && !otherNumber(word);

/** The group lengths, which references in a list share, unlike models such as CX-5. */
const shapeOf = (word: string) =>
  word
    .split('-')
    .map(({ length }) => String(length))
    .join('-');

function parseLine(line: string): readonly FleetEntry[] {
  const words = wordsOf(line);
  const first =
    words.find(isReference(CERTAIN)) ?? words.find((word) => !isEmail(word) && isReference(POSSIBLE)(word));
  if (!first) return [];
  const isAnother = (word: string) => shapeOf(word) === shapeOf(first) && isReference(POSSIBLE)(word);
  const references: string[] = [];
  const notes: string[] = [];
  let email = '';
  for (const word of words) {
    if (isEmail(word)) email ||= cleanEmail(word);
    else if (word === first || isAnother(word)) references.push(cleanReference(word));
    else notes.push(word);
  }
  const note = plainText(notes.join(' '), NOTE_MAX);
  return references.map((reference) => ({ reference, note, email }));
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Parses a pasted list of references separated by commas, spaces, tabs or newlines, or as a list with bullets or numbers.
 * Other text on a line becomes the note or e-mail of its references.
 */
export function parseList(text: string): ParsedList {
  const entries: FleetEntry[] = [];
  const unread: UnreadLine[] = [];
  for (const line of linesOf(text).slice(0, LINES_MAX)) {
    const found = parseLine(line);
    entries.push(...found);
    if (found.length === 0) {
      const looksLike = wordsOf(line).map(otherNumber).find(Boolean);
      unread.push({ text: plainText(line, SHOWN_MAX), looksLike });
    }
  }
  return { entries, unread };
}

/** The list's lines that weren't added: without a reference, or with one of `left`. */
export const remainingLines = (text: string, left: readonly string[]): string =>
  linesOf(text)
    .filter((line, index) => {
      const found = index < LINES_MAX ? parseLine(line) : [];
      return found.length === 0 || found.some(({ reference }) => left.includes(reference));
    })
    .join('\n');
