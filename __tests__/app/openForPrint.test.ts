import { openForPrint } from '../../src/app/openForPrint';

const main = document.createElement('main');
const supports = jest.fn((_condition: string) => false);

beforeAll(() => {
  document.body.append(main);
  Object.defineProperty(window, 'CSS', { value: { supports }, configurable: true });
});
beforeEach(() => {
  main.innerHTML = '<details open><summary>a</summary></details><details><summary>b</summary></details>';
});

const opened = () => [...main.querySelectorAll('details')].map(({ open }) => open);

it('leaves printing to styles where they can open folded content', () => {
  supports.mockReturnValueOnce(true);
  openForPrint();
  window.dispatchEvent(new Event('beforeprint'));
  expect(opened()).toEqual([true, false]);
});

it('opens folded content while printing, then folds it again', () => {
  openForPrint();
  window.dispatchEvent(new Event('beforeprint'));
  expect(opened()).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(opened()).toEqual([true, false]);
});
