import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { removeKey } from '../../src/storage/changes';
import { defineStored } from '../../src/storage/defineStored';
import { useStored } from '../../src/storage/useStored';

const storedName = defineStored({ key: { key: 'k', lifetimeDays: 30 }, schema: v.string(), fallback: '' });

function Name() {
  const [name, setName, forget, isSaved] = useStored(storedName);
  return (
    <>
      <label>
        Name
        <input
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
      </label>
      <button onClick={forget}>Clear</button>
      {!isSaved && <p>Not saved</p>}
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Name' });

it('hydrates with the fallback, then shows the stored value', () => {
  storedName.write('Ada');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Name />);
  expect(field()).toHaveValue('');
  // A hydration mismatch would log an error and fail the test.
  render(<Name />, { container, hydrate: true });
  expect(field()).toHaveValue('Ada');
});

it('saves typed text, syncs with other tabs, and clears', async () => {
  const user = userEvent.setup();
  render(<Name />);
  await user.type(field(), 'Ada');
  expect(storedName.read()).toBe('Ada');
  act(() => {
    localStorage.setItem('k', '"Grace"');
    window.dispatchEvent(new StorageEvent('storage', { key: 'k' }));
  });
  expect(field()).toHaveValue('Grace');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

it('shows the same value in two places', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Name />
      <Name />
    </>,
  );
  const [first, second] = screen.getAllByRole('textbox', { name: 'Name' });
  if (!first) throw new Error('no field');
  await user.type(first, 'Ada');
  expect(second).toHaveValue('Ada');
});

it('works without saving when storage is full, and reports it', async () => {
  const user = userEvent.setup();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Name />);
  await user.type(field(), 'Ada');
  expect(field()).toHaveValue('Ada');
  expect(screen.getByText('Not saved')).toBeInTheDocument();
  full.mockRestore();
  await user.type(field(), 'm');
  expect(field()).toHaveValue('Adam');
  expect(storedName.read()).toBe('Adam');
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

it('drops a value that could not be saved when its key is deleted', async () => {
  const user = userEvent.setup();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Name />);
  await user.type(field(), 'Ada');
  act(() => {
    removeKey('k');
  });
  expect(field()).toHaveValue('');
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});
