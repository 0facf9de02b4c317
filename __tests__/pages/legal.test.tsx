import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { storageKeys } from '../../src/config/storageKeys';
import { usefulPages } from '../../src/config/paths';
import { cookiePolicy } from '../../src/content/legal/legalCookies';
import { privacy } from '../../src/content/legal/legalPrivacy';
import { terms } from '../../src/content/legal/legalTerms';
import { pageTitles } from '../../src/content/pageTitles';
import { storedItems } from '../../src/content/legal/storedItems';
import type { LegalDocument } from '../../src/ui/legal/LegalDocument';
import { saveItem } from '../support/deviceItems';
import { headingGaps } from '../support/outline';
import { follow } from '../support/follow';
import { renderApp } from '../support/renderApp';
import { storedItems as allItems } from '../support/session';

/** Typed without the real notice, which is empty once a lawyer has confirmed the texts. */
type LegalText = Pick<ComponentProps<typeof LegalDocument>, 'title' | 'sections' | 'changed' | 'notice'>;

const main = () => within(screen.getByRole('main'));

describe.each([
  ['/terms', terms],
  ['/privacy', privacy],
  ['/cookies', cookiePolicy],
])('%s', (path, legalText: LegalText) => {
  const { title, sections, changed } = legalText;

  it('has its title, its date, and a table of contents for every section', async () => {
    await renderApp(path);
    expect(main().getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(main().getByText(changed.text)).toHaveAttribute('dateTime', changed.iso);
    const contents = within(main().getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(contents.map((link) => link.textContent)).toEqual(sections.map((section) => section.title));
    for (const link of contents) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target).toHaveTextContent(link.textContent);
    }
    expect(headingGaps()).toEqual([]);
  });

  it('has text in every section', async () => {
    await renderApp(path);
    for (const { id } of sections) {
      expect(document.getElementById(id)?.textContent.length).toBeGreaterThan(60);
    }
  });

  it('is marked as a template until the company’s lawyer has confirmed it', async () => {
    jest.replaceProperty(legalText, 'notice', 'Template. A lawyer must approve this.');
    await renderApp(path);
    expect(main().getByText('Template. A lawyer must approve this.')).toBeVisible();
  });

  it('is no longer marked once the notice is empty', async () => {
    jest.replaceProperty(legalText, 'notice', '');
    await renderApp(path);
    expect(main().queryByText(/^Template/)).not.toBeInTheDocument();
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderApp(path);
    await user.click(main().getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

it.each([
  [
    '/terms',
    '3 Requests, quotes and agreements',
    /^In short.*no obligation\..*both sides confirm it in writing\.$/,
  ],
  ['/privacy', '5 Who else sees it', /^In short.*We don’t sell your number/],
  ['/cookies', '1 How to see and delete it', /^In short.*only on this device/],
])('says on %s in short what a section means', async (path, name, inShort) => {
  await renderApp(path);
  const section = main().getByRole('region', { name });
  expect(within(section).getByText('In short').parentElement).toHaveTextContent(inShort);
});

it.each([
  ['/terms', '$0 to use the site and get a quote'],
  ['/privacy', '30 days at most for what you don’t send'],
  ['/cookies', `${String(storedItems.length)} entries at most, on your device`],
])('sums up %s in numbers', async (path, figure) => {
  await renderApp(path);
  const figures = main()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(figures).toContain(figure);
});

it('links the open-source licenses as a file, not as a page of the site', async () => {
  const { user } = await renderApp('/terms');
  const link = main().getByRole('link', { name: /Open-source licenses/ });
  expect(link).toHaveAttribute('href', '/licenses.txt');
  const isLeftToBrowser = jest.fn();
  const onClick = (event: Event) => {
    isLeftToBrowser(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  await user.click(link);
  expect(isLeftToBrowser).toHaveBeenCalledWith(true);
});

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

it('says what is sent without a click, and that pages are saved', async () => {
  await renderApp('/privacy');
  expect(main().getByText(/One exception/)).toHaveTextContent(/remembers your e-mail address/);
  expect(main().getByText(/The rest: offline pages/)).toBeInTheDocument();
});

describe('the data on this device', () => {
  const heading = () => main().getByRole('heading', { name: 'On this device now' });
  const clearAll = { name: 'Clear everything this site saved' };

  it('is empty at first', async () => {
    await renderApp('/cookies');
    expect(await main().findByText('Your browser has nothing from this site.')).toBeInTheDocument();
    expect(main().queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
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
    expect(await main().findByText('Your browser has 2 entries from this site.')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /Your shop/ }).length).toBeGreaterThan(0);
    await user.click(main().getByRole('button', { name: `Delete ${storageKeys.enquiryList.key}` }));
    expect(main().getByText('Your browser has 1 entry from this site.')).toBeInTheDocument();
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
    expect(await main().findByText('Your browser has 2 entries from this site.')).toBeInTheDocument();
    expect(heading()).toHaveFocus();

    await user.click(main().getByRole('button', clearAll));
    await user.click(main().getByRole('button', { name: 'Clear and delete' }));
    expect(await main().findByText('Your browser has nothing from this site.')).toBeInTheDocument();
    await user.click(undo());
    expect(await main().findByText('Your browser has 2 entries from this site.')).toBeInTheDocument();
    expect(allItems()).toEqual(before);

    await user.click(main().getByRole('button', { name: `Delete ${storageKeys.vinCheck.key}` }));
    await follow('Terms of Service');
    await follow('Cookie Policy');
    expect(await main().findByText('Your browser has 1 entry from this site.')).toBeInTheDocument();
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
    expect(await main().findByText('Your browser has 6 entries from this site.')).toBeInTheDocument();
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
