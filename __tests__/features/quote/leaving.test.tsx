import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storageKeys } from '../../../src/config/storageKeys';
import { saveItem } from '../../support/deviceItems';
import { firstLink, loadPage } from '../../support/follow';
import type { Answer } from '../../support/answers';
import { advanceTime, useFakeTime } from '../../support/fakeTime';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { accepted, main, REFERENCE } from '../../support/quotePage';
import { answer, html, ok } from '../../support/answers';
import { renderApp } from '../../support/renderApp';

useFakeTime();

const heading = (name: string) => main().queryByRole('heading', { name });
const receipt = () => heading('We have your request');
const maybeSent = () => main().queryByText('Your request may have been sent.');

/** Sends a request and leaves the page; `respond` then delivers the response. */
async function sendAndLeave(given: Answer) {
  storeDraft(completeDraft);
  saveItem('enquiryList', [{ id: 'sedan', name: 'Sedan', quantity: 1 }]);
  let release: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  const posts = answer('/api/quote/', async (request) => {
    await wait;
    return given(request);
  });
  await loadPage('/about');
  const { user, unmount } = await renderApp('/quote', { fakeTimers: true });
  await advanceTime(1_000);
  await user.click(main().getByRole('checkbox'));
  await user.click(main().getByRole('button', { name: 'Send request' }));
  await advanceTime(100);
  await user.click(firstLink('About Us'));
  await advanceTime(500);
  expect(heading('Check it, then send it')).not.toBeInTheDocument();
  return {
    unmount,
    posts,
    respond: async () => {
      release();
      await advanceTime(500);
    },
    goBack: async () => {
      act(() => {
        window.history.back();
      });
      await advanceTime(1_000);
    },
  };
}

const stored = (key: string) => localStorage.getItem(key) ?? '';

it('shows it still being sent on return, then the receipt', async () => {
  const { goBack, respond, posts } = await sendAndLeave(accepted);
  await goBack();
  expect(main().getByRole('button', { name: 'Sending…' })).toBeInTheDocument();
  expect(maybeSent()).not.toBeInTheDocument();
  await respond();
  expect(receipt()).toBeInTheDocument();
  expect(main().getByText(REFERENCE)).toBeInTheDocument();
  expect(posts).toHaveLength(1);
});

it('announces elsewhere that it was sent, and shows the receipt on return and after a reload', async () => {
  const { goBack, respond, posts, unmount } = await sendAndLeave(accepted);
  await respond();
  expect(screen.getByText(/Your quote request was sent\./)).toHaveTextContent(REFERENCE);
  expect(screen.getByRole('link', { name: 'Track this request' })).toHaveAttribute(
    'href',
    `/track?reference=${REFERENCE}`,
  );
  expect(stored(storageKeys.trackedReferences.key)).toContain(REFERENCE);
  expect(stored(storageKeys.enquiryList.key)).not.toContain('sedan');
  expect(stored(storageKeys.quoteDraft.key)).not.toContain('Camry');
  await goBack();
  expect(receipt()).toBeInTheDocument();
  unmount();
  await renderApp('/quote', { fakeTimers: true });
  await advanceTime(1_000);
  expect(receipt()).toBeInTheDocument();
  expect(main().getByText(REFERENCE)).toBeInTheDocument();
  expect(posts).toHaveLength(1);
});

it('shows every error of a rejected request on return and after a reload', async () => {
  const refusal = { contact: { email: ['No such address.'] }, vehicles: [{ make: ['Unknown make.'] }] };
  const { goBack, respond, unmount } = await sendAndLeave(ok(refusal, 400));
  await respond();
  expect(screen.getByText(/Your quote request wasn’t sent\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your request' })).toHaveAttribute('href', '/quote');
  const expectFaults = () => {
    expect(heading('What are we moving?')).toBeInTheDocument();
    for (const fault of ['No such address.', 'Unknown make.'])
      expect(main().getByRole('link', { name: fault })).toBeInTheDocument();
  };
  await goBack();
  expectFaults();
  unmount();
  await renderApp('/quote', { fakeTimers: true });
  await advanceTime(1_000);
  expectFaults();
});

it.each(['before', 'after'] as const)(
  'says that it was not sent after a rejection, on return %s the response',
  async (when) => {
    const { goBack, respond } = await sendAndLeave(html(403));
    if (when === 'before') await goBack();
    await respond();
    if (when === 'after') await goBack();
    expect(maybeSent()).not.toBeInTheDocument();
    expect(main().getByRole('button', { name: /^Send/ })).toBeEnabled();
    expect(main().getByText('Ada Obi', { selector: 'dd, dd *' })).toBeInTheDocument();
    expect(main().getByText('Your request wasn’t sent.')).toBeInTheDocument();
  },
);

it('says that it may have been sent when the response is lost after leaving', async () => {
  const { goBack, respond } = await sendAndLeave(() => HttpResponse.error());
  await respond();
  await goBack();
  expect(maybeSent()).toBeInTheDocument();
  expect(main().getByRole('button', { name: 'Send again' })).toBeInTheDocument();
});

it('saves the draft immediately, so that logging out asks about it', async () => {
  const { user } = await renderApp('/quote', { fakeTimers: true });
  await advanceTime(1_000);
  await user.click(main().getByRole('button', { name: /^Inspection/ }));
  expect(stored(storageKeys.quoteDraft.key)).toContain('inspection');
});

it('says after a reload that it may have been sent, without resending', async () => {
  const { posts, unmount } = await sendAndLeave(accepted);
  unmount();
  await renderApp('/quote', { fakeTimers: true });
  await advanceTime(1_000);
  expect(maybeSent()).toBeInTheDocument();
  expect(posts).toHaveLength(1);
});

it('stays at the request while it is sent, as Back would change only the address', async () => {
  storeDraft(completeDraft);
  let respond: (response: Response) => void = () => undefined;
  answer(
    '/api/quote/',
    () =>
      new Promise<Response>((resolve) => {
        respond = resolve;
      }),
  );
  const { user } = await renderApp('/quote?step=contact', { fakeTimers: true });
  await advanceTime(1_000);
  await user.click(main().getByRole('button', { name: 'Continue' }));
  await advanceTime(500);
  await user.click(main().getByRole('checkbox'));
  await user.click(main().getByRole('button', { name: 'Send request' }));
  await advanceTime(100);
  act(() => {
    window.history.back();
  });
  await advanceTime(500);
  expect(window.location.search).toBe('');
  expect(heading('Check it, then send it')).toBeInTheDocument();
  expect(screen.getByText('Your request is still being sent.')).toBeInTheDocument();
  respond(HttpResponse.json({ success: true, reference: REFERENCE }, { status: 201 }));
  await advanceTime(500);
  expect(receipt()).toBeInTheDocument();
  expect(window.location.search).toBe('?step=sent');
});
