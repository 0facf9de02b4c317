import { keepPage, reportRendered } from '../../src/start/keepPage';
import { onStart } from '../../src/start/started';

const states: string[] = [];
onStart((state) => states.push(state));

beforeEach(() => {
  states.length = 0;
  window.history.replaceState(null, '', '/port-status');
});

const render = () => {
  document.body.innerHTML = '<div id="root"><h1>Ports</h1><a href="/contact">Contact</a></div>';
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  return root;
};

it('puts the page back once if its first render fails', () => {
  const root = render();
  const putBack = keepPage(root);
  root.textContent = 'Unexpected Application Error!';
  expect(putBack()).toBe(true);
  expect(document.body.textContent).toMatch(/^\s*Ports\s*Contact\s*$/);
  expect(states).toEqual(['failed']);
  expect(putBack()).toBe(false);
});

it('leaves later errors to the error screens', () => {
  const root = render();
  const putBack = keepPage(root);
  reportRendered();
  root.textContent = 'Something went wrong';
  expect(putBack()).toBe(false);
  expect(document.body.textContent).toContain('Something went wrong');
  expect(states).toEqual([]);
});

it('does not put the page back in place of another', () => {
  const root = render();
  const putBack = keepPage(root);
  window.history.pushState(null, '', '/about');
  root.textContent = 'Something went wrong';
  expect(putBack()).toBe(false);
});
