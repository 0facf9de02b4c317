import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../support/renderApp';

/** Opens the page and waits for the tool. Needs fake timers. */
export const open = async () => {
  const app = await renderApp('/services/car-purchase', { fakeTimers: true });
  const result = await screen.findByRole('region', { name: 'What it costs you' });
  const region = screen.getByRole('region', { name: 'What it costs, line by line' });
  return { ...app, result, region };
};
export const fill = (label: string | RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
/** The row with this label. */
export const row = (label: string) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent.startsWith(label));
  if (!found) throw new Error(`no line ${label}`);
  return found;
};
