import { formatCsv, parseCsv, readTextFile, withFormulas, withoutFormulas } from '../../../src/lib/text/csv';

describe('formatCsv', () => {
  it('quotes cells with quotes, separators, line breaks and outer spaces (RFC 4180)', () => {
    expect(formatCsv([['a', 'b,c', 'say "hi"', 'two\nlines', ' padded ', 'semi;colon']])).toBe(
      'a,"b,c","say ""hi""","two\nlines"," padded ","semi;colon"\r\n',
    );
  });

  it('uses another separator', () => {
    expect(formatCsv([['a', 'b']], '\t')).toBe('a\tb\r\n');
  });
});

describe('parseCsv', () => {
  it.each([
    ['CRLF', 'a,b\r\nc,d\r\n'],
    ['LF, without a last line break', 'a,b\nc,d'],
    ['CR', 'a,b\rc,d\r'],
    ['empty lines', '\r\n\r\na,b\r\n\r\nc,d\r\n\r\n'],
    ['a byte order mark', '\uFEFFa,b\r\nc,d'],
  ])('reads records with %s', (_with, text) => {
    expect(parseCsv(text, ',')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('reads quoted cells with quotes, separators and line breaks', () => {
    expect(parseCsv('"a ""b""","c,d","e\r\nf",', ',')).toEqual([['a "b"', 'c,d', 'e\r\nf', '']]);
  });

  it.each([
    ['a quote within a cell', 'a 17" rim,b', [['a 17" rim', 'b']]],
    ['text after a closing quote', '"a"b,c', [['ab', 'c']]],
    ['a quote that is never closed', '"a,b', [['a,b']]],
  ])('tolerates %s', (_what, text, expected) => {
    expect(parseCsv(text, ',')).toEqual(expected);
  });

  it('restores what formatCsv wrote', () => {
    const rows = [
      ['', '"', '""', ',', '\n'],
      [' ', "'", 'a\tb', ';', 'é₦😀'],
    ];
    for (const separator of [',', ';', '\t'])
      expect(parseCsv(formatCsv(rows, separator), separator)).toEqual(rows);
  });
});

describe('cells that a spreadsheet could execute (OWASP, CSV Injection)', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+234 700 555 0142', "'+234 700 555 0142"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    // In a spreadsheet that separates by semicolons, or ignores the quotes, a new cell begins within.
    ['lot;=HYPERLINK("http://x.example")', 'lot;\'=HYPERLINK("http://x.example")'],
    ['a, =1+1', "a, '=1+1"],
    // Already escaped: one more, so that reading restores it.
    ["'=1", "''=1"],
  ])('are written as text: %j', (text, expected) => {
    expect(withoutFormulas(text)).toBe(expected);
    expect(withFormulas(expected)).toBe(text);
  });

  it.each(['Ford F-150', "O'Hara", 'CX-5, 2015', 'a=b', 'ada@example.com'])(
    'leaves “%s” as it is',
    (text) => {
      expect(withoutFormulas(text)).toBe(text);
      expect(withFormulas(text)).toBe(text);
    },
  );
});

describe('readTextFile', () => {
  const utf16 = (text: string, isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * text.length));
    [...text].forEach((char, index) => {
      view.setUint16(2 * index, char.charCodeAt(0), isLittle);
    });
    return view.buffer;
  };
  const read = (content: BlobPart) => readTextFile(new Blob([content]));

  it.each<[string, BlobPart]>([
    ['UTF-8', 'Ọyọ, é'],
    ['UTF-16, little end first', utf16('\uFEFFỌyọ, é', true)],
    ['UTF-16, big end first', utf16('\uFEFFỌyọ, é', false)],
  ])('reads %s', async (_encoding, content) => {
    expect(await read(content)).toBe('Ọyọ, é');
  });

  it('reads Excel’s Windows-1252', async () => {
    expect(await read(new Uint8Array([0x63, 0x61, 0x66, 0xe9]))).toBe('café');
  });

  it.each<[string, BlobPart]>([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
    ['a PDF', '%PDF-1.7 …'],
  ])('refuses %s', async (_what, content) => {
    expect(await read(content)).toBeUndefined();
  });

  it('reads a text that mentions PDF or starts with half a byte order mark', async () => {
    expect(await read('see %PDF')).toBe('see %PDF');
    expect(await read(new Uint8Array([0xff, 0x61]))).toBe('ÿa');
    expect(await read(new Uint8Array([0xfe, 0x61]))).toBe('þa');
  });

  it('tells when a file can’t be read', async () => {
    const gone = new Blob(['a']);
    jest.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    expect(await readTextFile(gone)).toBeUndefined();
  });
});
