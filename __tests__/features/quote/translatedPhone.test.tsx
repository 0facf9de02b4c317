import { act, fireEvent, waitFor } from '@testing-library/react';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';
import { translatePage } from '../../support/translatePage';

it('reads a foreign and then a US number on a page that the browser translates', async () => {
  storeDraft(completeDraft);
  await renderApp('/quote?step=contact');
  await step('How do we reach you?');
  act(translatePage);
  const phone = main().getByRole('textbox', { name: 'Phone' });
  const reading = () => phone.closest('div')?.parentElement?.querySelector('[aria-live]')?.textContent;
  for (const [number, expected] of [
    ['+44 20 7946 0958', /^Read as \+44 20 7946 0958: United Kingdom/],
    ['+1 410 555 0142', /^Read as \+1 410[-\s]555[-\s]0142: /],
    ['+44 20 7946 0958', /^Read as \+44 20 7946 0958: United Kingdom/],
  ] as const) {
    fireEvent.change(phone, { target: { value: number } });
    await waitFor(() => {
      expect(reading()).toMatch(expected);
    });
  }
});
