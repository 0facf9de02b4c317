import { screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { usefulPages } from '../../src/config/paths';
import { pageTitles } from '../../src/content/pageTitles';
import { storedItems } from '../../src/content/legal/storedItems';
import { saveItem } from '../support/deviceItems';
import { follow } from '../support/follow';
import { renderApp } from '../support/renderApp';
import { storedItems as allItems } from '../support/session';

const main = () => within(screen.getByRole('main'));

it('lists exactly the entries of the registry on the cookie page', async () => {
  await renderApp('/cookies');
  const rows = main().getAllByRole('row').slice(1);
  expect(
    main()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
      .sort(),
  ).toEqual(
    Object.values(storageKeys)
      .map(({ key }) => key)
      .sort(),
  );
  for (const { purpose, lifetime } of storedItems) {
    expect(rows.some((row) => row.textContent.includes(purpose) && row.textContent.includes(lifetime))).toBe(
      true,
    );
  }
});

it.each([...usefulPages])('says that %s may be saved without having been opened', async (path) => {
  await renderApp('/cookies');
  const name = new RegExp(storageKeys.savedPages.key.replace('.', ' ?\\.'));
  const row = main().getByRole('row', { name });
  expect(row).toHaveTextContent(pageTitles[path]);
});

describe('the data on this device', () => {
  const all = String(storedItems.length);
  /** The panel, with its count. */
  const saved = async (count: number) =>
    main().findByText(
      (_text, element) =>
        element?.tagName === 'P' && element.textContent === `${String(count)} of ${all} entries saved`,
    );
  const heading = () => main().getByRole('heading', { name: 'On this device now' });
  const clearAll = { name: 'Clear everything this site saved' };

  it('is empty at first', async () => {
    await renderApp('/cookies');
    expect(await main().findByText('Your browser has nothing from this site.')).toBeInTheDocument();
    expect(await saved(0)).toBeInTheDocument();
    expect(main().queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    expect(main().queryByRole('button', clearAll)).not.toBeInTheDocument();
  });

  it('is counted by what it’s for', async () => {
    saveItem('vinCheck', 'x');
    saveItem('price', 'x');
    await renderApp('/cookies');
    await saved(2);
    const tools = main().getByText('Tools and checklists', { selector: 'li > p' }).closest('li');
    expect(tools).toHaveTextContent('Tools and checklists2 of 13');
    expect(main().getByText('Sign-in', { selector: 'li > p' }).closest('li')).toHaveTextContent('0 of 3');
  });

  it('is empty once everything has expired', async () => {
    const keptAt = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(keptAt + 90 * 86_400_000);
    saveItem('trackingEmail', 'ada@example.com', keptAt);
    await renderApp('/cookies');
    expect(await main().findByText('Your browser has nothing from this site.')).toBeInTheDocument();
  });

  it('can be deleted one by one, and the page updates', async () => {
    saveItem('vinCheck', 'x');
    saveItem('enquiryList', [{ id: 'bus', name: 'Bus', quantity: 1 }]);
    const { user } = await renderApp('/cookies');
    expect(await saved(2)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /Your shop/ }).length).toBeGreaterThan(0);
    await user.click(main().getByRole('button', { name: `Delete ${storageKeys.enquiryList.key}` }));
    expect(await saved(1)).toBeInTheDocument();
    expect(heading()).toHaveFocus();
    expect(screen.queryByRole('link', { name: /Your shop/ })).not.toBeInTheDocument();
    expect(Object.keys(localStorage)).toEqual([storageKeys.vinCheck.key]);
  });

  it('still lists a draft after the session is deleted', async () => {
    localStorage.setItem(storageKeys.accessToken.key, 'a');
    saveItem('contactDraft', { message: 'Half a thought' });
    const { user } = await renderApp('/cookies', { persist: true });
    await user.click(await main().findByRole('button', { name: `Delete ${storageKeys.accessToken.key}` }));
    expect(await screen.findByText('Logged out successfully')).toBeInTheDocument();
    expect(
      await main().findByRole('button', { name: `Delete ${storageKeys.contactDraft.key}` }),
    ).toBeInTheDocument();
    expect(heading()).toHaveFocus();
  });

  it('is cleared at once with nothing unsent', async () => {
    saveItem('vinCheck', 'x');
    const { user } = await renderApp('/cookies');
    await user.click(await main().findByRole('button', clearAll));
    expect(await main().findByText('Your browser has nothing from this site.')).toBeInTheDocument();
  });

  it('can be restored after it was deleted, until the visitor leaves the page', async () => {
    saveItem('vinCheck', 'x');
    saveItem('enquiryList', [{ id: 'bus', name: 'Bus', quantity: 1 }]);
    const before = allItems();
    const { user } = await renderApp('/cookies');
    const undo = () => main().getByRole('button', { name: 'Undo' });
    await user.click(await main().findByRole('button', { name: `Delete ${storageKeys.vinCheck.key}` }));
    expect(main().getByText(`${storageKeys.vinCheck.key} deleted.`)).toBeInTheDocument();
    await user.click(undo());
    expect(await saved(2)).toBeInTheDocument();
    expect(heading()).toHaveFocus();

    await user.click(main().getByRole('button', clearAll));
    await user.click(main().getByRole('button', { name: 'Clear and delete' }));
    expect(await main().findByText('Your browser has nothing from this site.')).toBeInTheDocument();
    await user.click(undo());
    expect(await saved(2)).toBeInTheDocument();
    expect(allItems()).toEqual(before);

    await user.click(main().getByRole('button', { name: `Delete ${storageKeys.vinCheck.key}` }));
    await user.click(main().getByRole('button', { name: `Delete ${storageKeys.enquiryList.key}` }));
    await user.click(undo());
    expect(await saved(2)).toBeInTheDocument();

    await user.click(main().getByRole('button', { name: `Delete ${storageKeys.vinCheck.key}` }));
    await follow('Terms of Service');
    await follow('Cookie Policy');
    expect(await saved(1)).toBeInTheDocument();
    expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('is not cleared before a question about an unsent message', async () => {
    saveItem('contactDraft', { message: 'Half a thought' });
    const { user } = await renderApp('/cookies');
    await user.click(await main().findByRole('button', clearAll));
    const question = main().getByRole('group', { name: 'You have an unsent message.' });
    expect(question).toHaveFocus();
    expect(question).toHaveTextContent('Clearing everything deletes it from this device.');
    await user.click(main().getByRole('button', { name: 'Don’t clear' }));
    expect(main().getByRole('button', clearAll)).toHaveFocus();
    expect(localStorage.getItem(storageKeys.contactDraft.key)).not.toBeNull();
  });

  it('can be cleared completely, with the session and items of earlier builds', async () => {
    localStorage.setItem(storageKeys.accessToken.key, 'a');
    localStorage.setItem(storageKeys.refreshToken.key, 'r');
    localStorage.setItem(storageKeys.user.key, '{"id":1}');
    saveItem('contactDraft', {});
    localStorage.setItem('harmattan.of-long-ago', 'x');
    sessionStorage.setItem(storageKeys.chunkReload.key, '/about');
    const cacheNames = new Set([`${storageKeys.savedPages.key}-pages-1`, 'another-cache']);
    const caches = {
      keys: () => Promise.resolve([...cacheNames]),
      delete: (name: string) => Promise.resolve(cacheNames.delete(name)),
    };
    Object.assign(globalThis, { caches });
    const { user, store, persistor } = await renderApp('/cookies', { persist: true });
    expect(await saved(6)).toBeInTheDocument();
    await user.click(main().getByRole('button', clearAll));
    await user.click(main().getByRole('button', { name: 'Clear and delete' }));
    expect(await main().findByText('Your browser has nothing from this site.')).toBeInTheDocument();
    expect(await screen.findByText('Logged out successfully')).toBeInTheDocument();
    expect(heading()).toHaveFocus();
    expect(store.getState().auth.access).toBeNull();
    await persistor.flush();
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage), ...cacheNames]).toEqual([]);
    Reflect.deleteProperty(globalThis, 'caches');
  });
});
