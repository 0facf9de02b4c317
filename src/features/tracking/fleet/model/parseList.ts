import { SEPARATORS, formatCsv, parseCsv, withFormulas } from '../../../../lib/text/csv';
import { cleanEmail, isEmail } from '../../../../lib/text/email';
import { plainText } from '../../../../lib/text/text';
import { parseCarCode } from '../../../../lib/vehicle/carLook';
import type { OtherNumber } from '../../../../content/pages/tracking';
import { otherNumber } from '../../model/otherNumber';
import { carCode } from '../../model/trackLink';
import { LABEL, cleanReference, typedReference } from '../../model/reference';
import { NOTE_MAX } from './fleetRow';
import type { FleetEntry } from './fleetRow';

/** A line as it was pasted, and what was found in it. */
interface ParsedLine {
  readonly text: string;
  readonly entries: readonly FleetEntry[];
  /** What it looks like without a reference, if recognized. */
  readonly looksLike?: OtherNumber | undefined;
}

export type UnreadLine = Omit<ParsedLine, 'entries'>;

interface ParsedList {
  readonly entries: readonly FleetEntry[];
  readonly unread: readonly UnreadLine[];
  /** The list's lines that weren't added: without a reference, or with one of `left`. A table keeps its headings. */
  readonly remaining: (left: readonly string[]) => string;
}

const SHOWN_MAX = 40;
/** Characters of a list or file, about 500 lines. A longer one, such as a whole price list, would freeze the page. */
export const LIST_MAX = 50_000;

/** Our own format. It may have no digits. */
const OWN = /^HAL-/i;
/** Alphanumeric groups with at least two hyphens. */
const CERTAIN = /^(?=.*\d)[a-z\d]+(?:-[a-z\d]+){2,}$/i;
/** Ours, or another possible format, but longer than a year or an engine size. */
const POSSIBLE = /^(?:HAL(?:-[a-z\d]{4}){2}|(?=.*\d)[a-z\d-]{5,60})$/i;
/** A date in a column of its own: '2026-11-30', '11-30-2026', '30-Nov-26'. */
const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-(?:\d{1,2}|[a-z]{3,9})-(?:\d{2}){1,2})$/i;

/** Between words, with brackets, and punctuation at a word's end. */
const SEPARATOR = /[\s,;|"<>()]+|[.:](?=[\s,;|"<>()]|$)/;
/** The number of a list item, such as '1.' or '2)', or in a spreadsheet's first column. */
const ITEM_NUMBER = /^\d{1,3}(?:[.)]\s+|\t)/;

/** The line's words, without bullets and dashes between them. */
const wordsOf = (line: string): readonly string[] =>
  line
    .replace(ITEM_NUMBER, '')
    .replace(LABEL, '')
    .split(SEPARATOR)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const isReference = (shape: RegExp) => (word: string) =>
  shape.test(cleanReference(word)) && !DATE.test(word) && !otherNumber(word);

/** The group lengths, which references in a list share, unlike models such as CX-5. */
const shapeOf = (word: string) =>
  word
    .split('-')
    .map(({ length }) => String(length))
    .join('-');

function parseLine(text: string): ParsedLine {
  const words = wordsOf(text);
  const first =
    words.find(isReference(OWN)) ??
    words.find(isReference(CERTAIN)) ??
    words.find((word) => !isEmail(word) && isReference(POSSIBLE)(word));
  if (!first) return { text, entries: [], looksLike: words.map(otherNumber).find(Boolean) };
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
  return { text, entries: references.map((reference) => ({ reference, note, email })) };
}

/** Headings of a table, as people write them in spreadsheets. */
const HEADINGS = {
  reference:
    /^(?:[a-z]+ )?(?:ref|reference)\.?(?: ?(?:no\.?|number|#|id|code))?:?$|^tracking (?:no\.?|number|#|id|code):?$/i,
  email: /\be-?mail\b/i,
  picture: /^picture$/i,
  note: /^(?:year|make|model|trim|colou?r|car|vehicle|description|name|notes?|car or note)$/i,
} as const;

/** Lines that people put above the headings, such as a title, or Excel's 'sep=;'. */
const TITLES_MAX = 5;
/** Line breaks within headings. */
const HEADING_LINES = 4;

const headingsOf = (cells: readonly string[]) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim());

/** Finds the first line of a table's headings, and their separator. Lines above must have nothing to add. */
function findTable(lines: readonly string[]): { start: number; separator: string } | undefined {
  for (const [start, line] of lines.slice(0, TITLES_MAX + 1).entries()) {
    const first = lines.slice(start, start + HEADING_LINES).join('\n');
    const separator = SEPARATORS.find((one) =>
      headingsOf(parseCsv(first, one)[0] ?? []).some((name) => HEADINGS.reference.test(name)),
    );
    if (separator) return { start, separator };
    const { entries, looksLike } = parseLine(line.trim());
    if (entries.length > 0 || looksLike) return undefined;
  }
  return undefined;
}

/** Parses a table by its headings. @returns undefined if none of the first lines names a reference column */
function parseTable(
  lines: readonly string[],
): { headings: string; records: readonly ParsedLine[] } | undefined {
  const { start, separator } = findTable(lines) ?? {};
  if (separator === undefined) return undefined;
  const [cells = [], ...records] = parseCsv(lines.slice(start).join('\n'), separator);
  const names = headingsOf(cells);
  const columnsOf = (heading: RegExp) => names.flatMap((name, index) => (heading.test(name) ? [index] : []));
  const [[referenceColumn], [emailColumn], [pictureColumn], noteColumns] = [
    columnsOf(HEADINGS.reference),
    columnsOf(HEADINGS.email),
    columnsOf(HEADINGS.picture),
    columnsOf(HEADINGS.note),
  ];
  const parseRecord = (raw: readonly string[]): ParsedLine => {
    const cells = raw.map(withFormulas);
    const cellOf = (column = -1) => cells[column] ?? '';
    const text = formatCsv([raw], separator).trimEnd();
    const reference = typedReference(cellOf(referenceColumn));
    const email = cleanEmail(cellOf(emailColumn));
    if (!isReference(POSSIBLE)(reference))
      return { text, entries: [], looksLike: cells.map(otherNumber).find(Boolean) };
    const note = plainText(noteColumns.map(cellOf).filter(Boolean).join(' '), NOTE_MAX);
    const picture = carCode(parseCarCode(cellOf(pictureColumn).trim().toLowerCase())) || undefined;
    return { text, entries: [{ reference, note, email: isEmail(email) ? email : '', picture }] };
  };
  return { headings: formatCsv([cells], separator).trimEnd(), records: records.map(parseRecord) };
}

/**
 * Parses a pasted list of references separated by commas, spaces, tabs or newlines, or as a list with bullets or numbers.
 * Other text on a line becomes the note or e-mail of its references. A list with headings, such as our own file or cells of
 * a spreadsheet, is read as a table.
 */
export function parseList(list: string): ParsedList {
  // Not trimmed: a table's first column may have no heading.
  const text = list.replace(/^\uFEFF/, '');
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const table = parseTable(lines);
  const parsed = table?.records ?? lines.map((line) => parseLine(line.trim()));
  const unread = parsed.filter(({ entries }) => entries.length === 0);
  return {
    entries: parsed.flatMap(({ entries }) => entries),
    unread: unread.map(({ text, looksLike }) => ({ text: plainText(text, SHOWN_MAX), looksLike })),
    remaining: (left) => {
      const lines = parsed.filter(
        (line) => unread.includes(line) || line.entries.some(({ reference }) => left.includes(reference)),
      );
      return [...(table && lines.length > 0 ? [table.headings] : []), ...lines.map(({ text }) => text)].join(
        '\n',
      );
    },
  };
}
