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
