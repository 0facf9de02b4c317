import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../src/app/makeStore';
import { storageKeys } from '../../../src/config/storageKeys';
import { ContactForm } from '../../../src/features/contact/ContactForm';
import { form, message } from '../../support/contactForm';

/** Shows the prerendered contact form. @returns a function that hydrates it */
function prerenderForm() {
  const page = (
    <Provider store={makeStore().store}>
      <MemoryRouter>
        <ContactForm list="" />
      </MemoryRouter>
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return () => render(page, { container, hydrate: true });
}

const fields = () => ['name', 'e-mail', 'phone'].map((name) => form().getByLabelText(new RegExp(name, 'i')));
const tokens = () => fields().map((field) => field.getAttribute('autocomplete'));

// Browsers restore fields on Back, unless `autocomplete` is off. Otherwise a message deleted at logout would come back.
it('lets the browser restore no field of the prerendered form, and autofill the hydrated one', () => {
  const hydrate = prerenderForm();
  expect(screen.getByRole('form')).toHaveAttribute('autocomplete', 'off');
  expect(tokens()).toEqual(['off', 'off', 'off']);
  expect(message()).not.toHaveAttribute('autocomplete');
  hydrate();
  expect(tokens()).toEqual(['name', 'email', 'tel']);
});

it('adopts and saves what was typed before hydration', () => {
  const hydrate = prerenderForm();
  (message() as HTMLTextAreaElement).value = 'Which papers?';
  hydrate();
  expect(message()).toHaveValue('Which papers?');
  expect(localStorage.getItem(storageKeys.contactDraft.key)).toContain('Which papers?');
});
