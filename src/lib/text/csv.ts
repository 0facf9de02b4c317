/** Tells spreadsheets that the file is UTF-8. Excel otherwise opens it in a legacy encoding, and garbles names. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Cells are separated by one of these. */
export const SEPARATORS = [',', ';', '\t'] as const;

/** Formats a table as RFC 4180 says. Semicolons are quoted, too, because some spreadsheets separate by them. */
export const formatCsv = (rows: readonly (readonly string[])[], separator = ','): string =>
  rows
    .map((cells) => {
      const quoted = cells.map((cell) =>
        /^\s|[",;\t\r\n]|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
      );
      return `${quoted.join(separator)}\r\n`;
    })
    .join('');

/** A cell in quotes, which may contain anything, or without; then a separator, a line break or the end. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`, 'y');

/** Parses RFC 4180, tolerating quotes in the wrong place. Leaves out empty records. */
export function parseCsv(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = cellPattern(separator);
  pattern.lastIndex = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  for (let end = ''; pattern.lastIndex < text.length || end === separator;) {
    const [, quoted = '', rest = '', next = ''] = pattern.exec(text) ?? [];
    row.push(quoted.replaceAll('""', '"') + rest);
    end = next;
    if (end === separator) continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/**
 * Where a spreadsheet may find a formula (owasp.org/www-community/attacks/CSV_Injection): at the start of a cell, and after
 * a character that another spreadsheet takes for a separator. Leading apostrophes belong to the match, so that one more can
 * be removed again.
 */
const FORMULA_START = String.raw`(?:^|[,;]) *'*(?=[=+\-@＝＋－＠\t\r])`;
const formulaStart = new RegExp(FORMULA_START, 'g');
const escapedStart = new RegExp(FORMULA_START.replace('(?=', "'(?="), 'g');

/** Puts an apostrophe before what a spreadsheet might execute, which makes it text. */
export const withoutFormulas = (cell: string): string => cell.replace(formulaStart, "$&'");

/** Reverses {@link withoutFormulas}. */
export const withFormulas = (cell: string): string =>
  cell.replace(escapedStart, (start) => start.slice(0, -1));

const decode = (bytes: ArrayBuffer, encoding: string, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/**
 * Reads a text file that a spreadsheet or editor saved: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, in which
 * Excel saves CSV files unless asked otherwise.
 * @returns undefined if it isn't text, such as a workbook or a PDF, or can't be read
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  try {
    const bytes = await file.arrayBuffer();
    const [first, second] = new Uint8Array(bytes);
    const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    const text = isUtf16 ? decode(bytes, first === 0xff ? 'utf-16le' : 'utf-16be') : decodeBytes(bytes);
    return text.includes('\0') || text.startsWith('%PDF') ? undefined : text;
  } catch {
    return undefined;
  }
}

function decodeBytes(bytes: ArrayBuffer): string {
  try {
    return decode(bytes, 'utf-8', true);
  } catch {
    return decode(bytes, 'windows-1252');
  }
}
