import { openForPrint } from '../../src/app/openForPrint';

it('opens folded content while printing where styles can’t', () => {
  const supports = jest.fn((_condition: string) => true);
  Object.defineProperty(window, 'CSS', { value: { supports }, configurable: true });
  const main = document.createElement('main');
  main.innerHTML = '<details open><summary>a</summary></details><details><summary>b</summary></details>';
  document.body.append(main);
  const opened = () => [...main.querySelectorAll('details')].map(({ open }) => open);

  openForPrint();
  window.dispatchEvent(new Event('beforeprint'));
  expect(opened()).toEqual([true, false]);

  supports.mockReturnValue(false);
  openForPrint();
  window.dispatchEvent(new Event('beforeprint'));
  expect(opened()).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(opened()).toEqual([true, false]);
});
