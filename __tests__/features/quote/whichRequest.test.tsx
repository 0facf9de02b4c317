import { act, screen } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { useQuietBackend } from '../../support/answers';
import { completeDraft, savedDraft, storeDraft } from '../../support/quoteDraft';
import { accepted, main, openReview, sentHeading, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

useQuietBackend();

const HOUR_MS = 3_600_000;
const [camry] = completeDraft.vehicles;
const corolla = { ...completeDraft, vehicles: [{ ...camry, year: '2014', model: 'Corolla' }] };
const OTHER = '/quote?service=auto-shipping&vehicle=suv&from=US-TX&to=NG-RI';

const question = () => step('Continue the 2014 Toyota Corolla, or start this one?');
const button = (name: RegExp | string) => main().getByRole('button', { name });
const goBack = (name: string) => main().queryByRole('button', { name: `Go back to ${name}` });

/** Opens a link to another car over the unsent Corolla. */
async function openOther() {
  storeDraft(corolla);
  const app = await renderApp(OTHER);
  await question();
  return app;
}

describe('a link to another car over an unsent request', () => {
  it('asks which one to continue, and says what each is', async () => {
    await openOther();
    expect(main().getByRole('group', { name: /^Continue the 2014 Toyota Corolla/ })).toBeInTheDocument();
    expect(button(/^Continue the 2014 Toyota Corolla/)).toHaveTextContent('Auto shipping · Maryland → Lagos');
    expect(button(/^Start this one/)).toHaveTextContent('Auto shipping · SUV · Texas → Rivers');
    expect(main().queryByRole('radio')).not.toBeInTheDocument();
  });

  it('continues the unsent one as it was', async () => {
    const { user } = await openOther();
    await user.click(button(/^Continue/));
    expect(await step('Check it, then send it')).toHaveFocus();
    expect(main().getByRole('link', { name: /2014 Toyota Corolla, Car$/ })).toBeInTheDocument();
    expect(window.location.search).toBe('?step=review');
    expect(main().queryByRole('button', { name: /^Go back/ })).not.toBeInTheDocument();
  });

  it('starts the other one with nothing of the first car, and goes back to that', async () => {
    const { user } = await openOther();
    await user.click(button(/^Start this one/));
    expect(await step('What are we moving?')).toHaveFocus();
    expect(await main().findByRole('radio', { name: 'SUV' })).toBeChecked();
    expect(main().getByRole('combobox', { name: /^Make/ })).toHaveValue('');
    await user.click(main().getByRole('radio', { name: /^It runs/ }));
    await user.click(button('Continue'));
    // The contact details are the same person's.
    await step('Check it, then send it');
    expect(main().getByText('Ada Obi', { selector: 'dd, dd *' })).toBeInTheDocument();
    expect(main().getByText(/^Saved until /)).toBeInTheDocument();

    await user.click(button('Go back to the 2014 Toyota Corolla'));
    expect(await step('Check it, then send it')).toHaveFocus();
    expect(main().getByRole('link', { name: /2014 Toyota Corolla, Car$/ })).toBeInTheDocument();
    expect(main().getByRole('link', { name: /Maryland → Lagos/ })).toBeInTheDocument();
    expect(goBack('the 2014 Toyota Corolla')).not.toBeInTheDocument();
    expect(goBack('the SUV')).toBeInTheDocument();
  });

  it('offers the first one again once the other is sent', async () => {
    const { user, send } = await openReview(accepted);
    await send();
    await sentHeading();
    expect(goBack('the 2014 Toyota Corolla')).not.toBeInTheDocument();
    const until = Date.now() + HOUR_MS;
    const value = [{ until, draft: savedDraft(corolla) }];
    const { key } = storageKeys.quotesAside;
    localStorage.setItem(key, JSON.stringify({ value, keptAt: Date.now() }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    await user.click(button('Go back to the 2014 Toyota Corolla'));
    expect(await step('Check it, then send it')).toHaveFocus();
    expect(main().getByRole('link', { name: /2014 Toyota Corolla, Car$/ })).toBeInTheDocument();
  });

  it('survives a reload, for an hour', async () => {
    const { user, unmount } = await openOther();
    await user.click(button(/^Start this one/));
    await step('What are we moving?');
    unmount();
    const reloaded = await renderApp('/quote');
    await step('What are we moving?');
    expect(goBack('the 2014 Toyota Corolla')).toBeInTheDocument();
    reloaded.unmount();
    const later = Date.now() + HOUR_MS + 1;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await renderApp('/quote');
    await step('What are we moving?');
    expect(goBack('the 2014 Toyota Corolla')).not.toBeInTheDocument();
    expect(localStorage.getItem(storageKeys.quotesAside.key)).toBeNull();
  });
});

it('offers the set-aside request in a background tab, which takes over the other one', async () => {
  storeDraft(corolla);
  await renderApp('/quote');
  await step('Check it, then send it');
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const [quote, aside] = [storageKeys.quoteDraft.key, storageKeys.quotesAside.key];
  const suv = { ...completeDraft, vehicles: [{ body_type: 'suv' }] };
  const save = (key: string, value: unknown) => {
    localStorage.setItem(key, JSON.stringify({ value, keptAt: Date.now() }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  };
  save(quote, savedDraft(suv, { kind: 'editing' }, '3f2b8c1e-8f0a-4c55-9d0e-3a3c1f0a7b99'));
  save(aside, [{ until: Date.now() + HOUR_MS, draft: savedDraft(corolla) }]);
  await step('What are we moving?');
  expect(goBack('the 2014 Toyota Corolla')).toBeInTheDocument();
});

it.each([
  ['a link that says the same', corolla, '/quote?service=auto-shipping&vehicle=sedan&from=us-md'],
  ['a link that only adds', { ...corolla, origin: { place: '', city: '' } }, '/quote?from=USBAL'],
  ['a link with a referral code', corolla, '/quote?ref=x'],
  ['a draft without a car or a place', { service: 'logistics' }, '/quote?service=inspection&vehicle=suv'],
])('does not ask about %s', async (_what, draft, link) => {
  storeDraft(draft);
  await renderApp(link);
  await main().findByRole('link', { current: 'step' });
  expect(screen.queryByRole('heading', { name: /or start this one/ })).not.toBeInTheDocument();
});
