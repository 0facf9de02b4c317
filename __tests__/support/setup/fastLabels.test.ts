import { fastLabels } from './fastLabels';

const PAGE = `
  <label for="a">One</label><label>Around <span><input id="b" /><input id="c" /></span></label>
  <input id="a" /><label for="a">Two</label><label for="">Empty</label><label for="none">Nothing</label>
  <input id="h" type="hidden" /><label for="h">Hidden</label><label><input type="HIDDEN" /><select id="s"></select></label>
  <label for="twice">First</label><textarea id="twice"></textarea><button id="twice">Second</button>
  <label for="p">Not a field</label><p id="p"></p><output id="o"></output>`;

it('finds the labels that the standard and jsdom’s `control` say', () => {
  fastLabels();
  document.body.innerHTML = PAGE;
  const labels = [...document.querySelectorAll('label')];
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea, button, output')];
  const found = fields.map((field) => (field.labels ? [...field.labels] : null));
  expect(found).toEqual(
    fields.map((field) =>
      field.type === 'hidden' ? null : labels.filter(({ control }) => control === field),
    ),
  );
  expect(found.map((list) => list?.map(({ textContent }) => textContent.trim()) ?? null)).toEqual([
    ['Around'],
    [],
    ['One', 'Two'],
    null,
    null,
    [''],
    ['First'],
    [],
    [],
  ]);
});
