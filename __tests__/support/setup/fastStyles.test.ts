import { fastStyles } from './fastStyles';

const PAGE = `
  <p></p><p hidden></p><p style="display: none"></p><p style="pointer-events: none"></p><div style="display: none"><b></b></div>
  <input /><input type="hidden" /><input type="HIDDEN" /><template></template><dialog></dialog><dialog open></dialog>
  <details><summary></summary><b></b></details><details open><summary></summary><b></b></details><script></script>`;

it('computes what jsdom does, and follows changed attributes and style sheets', () => {
  const compute = window.getComputedStyle;
  const read = ({ display, visibility, pointerEvents }: CSSStyleDeclaration) => ({
    display,
    visibility,
    pointerEvents,
  });
  fastStyles();
  document.body.innerHTML = PAGE;
  const expectSame = () => {
    for (const element of document.body.querySelectorAll('*'))
      expect(read(window.getComputedStyle(element))).toEqual(read(compute(element)));
  };
  expectSame();
  for (const element of document.querySelectorAll('[hidden], [open]')) {
    element.removeAttribute('hidden');
    element.removeAttribute('open');
  }
  expectSame();
  document.head.innerHTML = '<style>p { display: none; }</style>';
  expectSame();
});
