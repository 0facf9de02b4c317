import { splitStyles } from '../../scripts/build/styles';

const tag = (text: string) => `<style data-styled="true" data-styled-version="6.6.0">${text}</style>`;
const written = [
  '.a{color:red;}/*!sc*/',
  '@media print{.a{color:black;}}/*!sc*/',
  'data-styled.g1[id="x"]{content:"a,c,"}/*!sc*/',
  '.b{gap:0;}/*!sc*/',
  'data-styled.g2[id="y"]{content:"b,"}/*!sc*/',
  '',
].join('\n');

test('the rules keep their order, without the marks', () => {
  expect(splitStyles(tag(written)).rules).toBe(
    '<style>.a{color:red;}@media print{.a{color:black;}}.b{gap:0;}</style>',
  );
});

test('what has its rules there is listed, in an element that no policy has to allow', () => {
  expect(splitStyles(tag(written)).list).toBe('<script type="text/plain" id="styles">x a c\ny b</script>');
});

test.each(['<style>.a{}</style>', tag('.a{color:red;}/*!sc*/\n')])(
  'anything else is refused: %s',
  (other) => {
    expect(() => splitStyles(other)).toThrow(/not the style|no marks/);
  },
);
