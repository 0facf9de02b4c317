import { extractTexts } from '../../scripts/texts/extract';
import { allTexts } from '../../scripts/texts/sources';

const textsOf = (source: string, file = 'src/pages/x/X.tsx') =>
  extractTexts(file, source).map(({ text }) => text);

describe('the list of visible texts', () => {
  it('has JSX text, with a sentence around a value or a link in one piece', () => {
    expect(textsOf('const X = () => <p>Call <Link to="/contact">our office</Link> on {phone}.</p>;')).toEqual(
      ['Call our office on {}.'],
    );
  });

  it('has attributes that are shown or read aloud', () => {
    expect(
      textsOf('const X = () => <Field label="Pickup city" hint="Where the car is now" className="a b" />;'),
    ).toEqual(['Pickup city', 'Where the car is now']);
  });

  it('has the strings and templates of src/content, with {} for each value', () => {
    const source =
      "export const words = { submit: 'Send', sent: (n: string) => `Sent as ${n}.`, id: 'quote-form' };";
    expect(textsOf(source, 'src/content/x.ts')).toEqual(['Send', 'Sent as {}.']);
  });

  it('leaves out imports, types, comparisons, styles, exceptions and code', () => {
    const source = `
      import x from '../One two';
      type Kind = 'One kind' | 'Another kind';
      const Box = styled.div\`margin: 0 auto;\`;
      if (kind === 'One kind') throw new TypeError('Not a kind of ours');
      const narrow = window.matchMedia('(max-width: 40em)');
      const path = <path d="M0 0 L10 10" />;`;
    expect(textsOf(source)).toEqual([]);
  });

  it('covers components, content and the web app manifest', () => {
    const files = new Set(allTexts().map(({ file }) => file));
    expect([...files]).toEqual(
      expect.arrayContaining([
        'src/content/messages.ts',
        'src/content/errorScreens.ts',
        'src/ui/newTab.tsx',
        'public/manifest.webmanifest',
      ]),
    );
  });
});
