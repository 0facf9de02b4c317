import { screen } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

jest.mock('../../src/layout/footer/Footer', () => ({
  Footer: () => {
    throw new Error('broken frame');
  },
}));

it('offers a plain link home when the frame itself fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderApp('/terms');
  expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});
