import { act, screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { makeReferralCode } from '../../../src/lib/referralCode';
import { sessionExpired } from '../../../src/session/authSlice';
import { answer, html, ok } from '../../support/answers';
import { logOut, signedInApp } from '../../support/account';
import { savedItem, saveItem } from '../../support/deviceItems';
import { follow } from '../../support/follow';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { accepted, main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const CODE = makeReferralCode((bytes) => bytes.fill(7));
const dialog = () => within(screen.getByRole('dialog'));
const loggedOut = () => screen.findByText('Logged out successfully');
const message = () => main().getByRole('textbox', { name: /message/i });
const inspection = () => main().getByRole('button', { name: /^Inspection/ });
const deleteIt = { name: 'Log out and delete' };
const keepIt = { name: 'Don’t log out' };

describe('with nothing unsent', () => {
  it('logs out right away', async () => {
    const { user } = await signedInApp('/terms');
    await logOut(user);
    expect(await loggedOut()).toBeInTheDocument();
    expect(screen.queryByRole('button', deleteIt)).not.toBeInTheDocument();
  });

  it.each(['/quote', `/quote?ref=${CODE}`])('does not ask after a mere visit to %s', async (path) => {
    const { user, unmount } = await signedInApp(path);
    await step('What do you need?');
    unmount();
    await signedInApp('/terms');
    await logOut(user);
    expect(await loggedOut()).toBeInTheDocument();
  });
});

describe('with an unsent quote request', () => {
  async function openQuestion() {
    const app = await signedInApp('/quote');
    await step('What do you need?');
    await app.user.click(inspection());
    await step('What should we inspect?');
    await logOut(app.user);
    return app;
  }

  it('asks first, and says what would be lost', async () => {
    await openQuestion();
    const question = dialog().getByRole('group', { name: 'You have an unsent quote request.' });
    expect(question).toHaveFocus();
    expect(question).toHaveTextContent('Logging out deletes it from this device.');
    expect(screen.queryByText('Logged out successfully')).not.toBeInTheDocument();
  });

  it('changes nothing on cancel', async () => {
    const { user } = await openQuestion();
    await user.click(dialog().getByRole('button', keepIt));
    expect(dialog().queryByText(/unsent/)).not.toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Log out' })).toHaveFocus();
    expect(
      screen.getByRole('heading', { name: 'What should we inspect?', hidden: true }),
    ).toBeInTheDocument();
  });

  it('deletes it from the page and the device on confirmation', async () => {
    const { user, unmount } = await openQuestion();
    await user.click(dialog().getByRole('button', deleteIt));
    expect(await loggedOut()).toBeInTheDocument();
    await step('What do you need?');
    expect(inspection()).not.toHaveAttribute('aria-current');
    unmount();
    await renderApp('/quote');
    await step('What do you need?');
    expect(inspection()).not.toHaveAttribute('aria-current');
    expect(main().queryByText('We saved what you typed earlier.')).not.toBeInTheDocument();
  });
});

it('asks about a quote request that may have been sent, too', async () => {
  storeDraft(completeDraft, true);
  const { user } = await signedInApp('/terms');
  await logOut(user);
  expect(dialog().getByText('You have a quote request that may not have been sent.')).toBeInTheDocument();
});

it('asks once about everything unsent', async () => {
  storeDraft();
  const bus = [{ id: 'bus', name: 'Bus', quantity: 1 }];
  saveItem('enquiryList', bus);
  const { user } = await signedInApp('/contact');
  await user.type(message(), 'Half a thought');
  await logOut(user);
  expect(
    dialog().getByText('You have an unsent quote request, an unsent message and an unsent shop list.'),
  ).toBeInTheDocument();
  expect(dialog().getByText('Logging out deletes them from this device.')).toBeInTheDocument();
  await user.click(dialog().getByRole('button', deleteIt));
  expect(await loggedOut()).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Your shop/ })).not.toBeInTheDocument();
});

it('clears the contact form for good', async () => {
  const { user, unmount } = await signedInApp('/contact');
  await user.type(message(), 'Half a thought');
  await logOut(user);
  await user.click(dialog().getByRole('button', deleteIt));
  await loggedOut();
  expect(message()).toHaveValue('');
  unmount();
  await renderApp('/contact');
  expect(message()).toHaveValue('');
});

it('forgets the tracked shipment, the references and the e-mail address', async () => {
  answer('/api/quote/status/', ok({ reference: 'HAL-ONE', status: 'booked' }));
  const { user, unmount } = await signedInApp('/track');
  const email = () => main().getByRole('textbox', { name: 'E-mail address' });
  await user.type(main().getByRole('textbox', { name: 'Reference' }), 'HAL-ONE');
  await user.type(email(), 'ada@example.com');
  await user.click(main().getByRole('checkbox', { name: /Remember my e-mail/ }));
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  const shipment = { selector: 'p > code' };
  await main().findByText('HAL-ONE', shipment);
  await logOut(user);
  await loggedOut();
  const expectNothing = () => {
    expect(window.location.search).toBe('');
    expect(main().getByRole('textbox', { name: 'Reference' })).toHaveValue('');
    expect(main().queryByText('HAL-ONE', shipment)).not.toBeInTheDocument();
    expect(main().queryByRole('region', { name: 'Recent lookups on this device' })).not.toBeInTheDocument();
    expect(email()).toHaveValue('');
  };
  await waitFor(expectNothing);
  unmount();
  await renderApp('/track');
  expectNothing();
});

it('clears the shop’s Undo and a half-typed request', async () => {
  const { user } = await signedInApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Pickup/ }));
  const list = within(main().getByRole('region', { name: 'Your list' }));
  await user.click(list.getByRole('button', { name: 'Remove Pickup' }));
  expect(main().getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  const wish = () => main().getByRole('textbox', { name: 'What is it?' });
  await user.type(wish(), 'A fire engine');
  await logOut(user);
  await loggedOut();
  expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(wish()).toHaveValue('');
});

it('keeps the tools’ answers and the code of the link that the visitor followed', async () => {
  const remaining = ['containerFit', 'referralCode'] as const;
  for (const name of remaining) saveItem(name, { code: CODE });
  const { user } = await signedInApp('/terms');
  await logOut(user);
  await loggedOut();
  for (const name of remaining) expect(savedItem(name)).toBeDefined();
});

it('deletes the visitor’s own referral link, which the next user would share', async () => {
  saveItem('referralOwn', CODE);
  const { user } = await signedInApp('/referral-program');
  const link = (_text: string, element: Element | null) =>
    element?.tagName === 'CODE' && element.textContent.endsWith(`?ref=${CODE}`);
  expect(await main().findByText(link)).toBeInTheDocument();
  await logOut(user);
  await user.click(dialog().getByRole('button', deleteIt));
  await loggedOut();
  expect(main().queryByText(link)).not.toBeInTheDocument();
  expect(localStorage.getItem(storageKeys.referralOwn.key)).toBeNull();
});

describe('with a request in flight', () => {
  /** An answer that waits until it is released. */
  function deferred(then: Parameters<typeof answer>[1]) {
    let release: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (release = resolve));
    return {
      release: () => {
        release();
      },
      slow: async (request: Request) => {
        await wait;
        return then(request);
      },
    };
  }

  it('does not remember the reference of a request that is confirmed after the logout', async () => {
    const { release, slow } = deferred(accepted);
    answer('/api/quote/', slow);
    storeDraft(completeDraft);
    const { user, unmount } = await signedInApp('/quote');
    await step('Check it, then send it');
    await user.click(main().getByRole('checkbox'));
    await user.click(main().getByRole('button', { name: 'Send request' }));
    await logOut(user);
    await user.click(dialog().getByRole('button', deleteIt));
    await loggedOut();
    release();
    expect(await screen.findByText(/Your quote request was sent\./)).toBeInTheDocument();
    await step('What do you need?');
    unmount();
    await renderApp('/track');
    expect(main().queryByRole('region', { name: 'Recent lookups on this device' })).not.toBeInTheDocument();
  });

  it('does not restore a message that fails after the logout', async () => {
    const { release, slow } = deferred(html(502));
    answer('/api/contact/', slow);
    const { user } = await signedInApp('/contact');
    await user.selectOptions(main().getByRole('combobox', { name: /about/i }), 'papers');
    await user.type(message(), 'Which papers?');
    await user.type(main().getByRole('textbox', { name: /name/i }), 'Ada');
    await user.type(main().getByRole('textbox', { name: /E-mail/ }), 'ada@example.com');
    await user.click(main().getByRole('checkbox'));
    await user.click(main().getByRole('button', { name: 'Send message' }));
    await logOut(user);
    await user.click(dialog().getByRole('button', deleteIt));
    await loggedOut();
    release();
    await follow('Careers');
    await screen.findByRole('heading', { level: 1, name: 'Work with us' });
    await follow('Contact');
    await screen.findByRole('form', { name: 'Send us a message' });
    expect(message()).toHaveValue('');
  });
});

describe('an expired session', () => {
  it('leaves what is being typed alone', async () => {
    const { user, store, unmount } = await signedInApp('/contact');
    await user.type(message(), 'Half a thought');
    act(() => {
      store.dispatch(sessionExpired());
    });
    expect(message()).toHaveValue('Half a thought');
    unmount();
    await renderApp('/contact');
    expect(message()).toHaveValue('Half a thought');
  });

  it('can be ended on this device', async () => {
    const { user, store } = await signedInApp('/contact?account=me');
    act(() => {
      store.dispatch(sessionExpired());
    });
    await user.click(await screen.findByRole('button', { name: 'Log out on this device' }));
    await loggedOut();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is ended only after a question about an unsent message', async () => {
    const { user, store } = await signedInApp('/contact');
    await user.type(message(), 'Half a thought');
    act(() => {
      store.dispatch(sessionExpired());
    });
    await follow('Sign in');
    await user.click(await screen.findByRole('button', { name: 'Log out on this device' }));
    expect(dialog().getByText('You have an unsent message.')).toBeInTheDocument();
    await user.click(dialog().getByRole('button', keepIt));
    expect(dialog().getByRole('button', { name: 'Log out on this device' })).toHaveFocus();
  });
});
