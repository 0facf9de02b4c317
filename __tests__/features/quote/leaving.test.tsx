import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storageKeys } from '../../../src/config/storageKeys';
import { firstLink, loadPage } from '../../support/follow';
import type { Answer } from '../../support/answers';
import { pass, useFakeTime } from '../../support/fakeTime';
import { completeDraft, keepDraft } from '../../support/quoteDraft';
import { accepted, main, REFERENCE } from '../../support/quotePage';
import { answer, html, ok } from '../../support/answers';
import { renderApp } from '../../support/renderApp';

useFakeTime();

const heading = (name: string) => main().queryByRole('heading', { name });
const receipt = () => heading('We have your request');
const maybeSent = () => main().queryByText('Your request may have been sent.');

/** A request on its way: the page is left before the answer comes, which is given by `comes`. */
async function left(given: Answer) {
  keepDraft({ ...completeDraft, consent: true });
  localStorage.setItem(
    storageKeys.enquiryList.key,
    JSON.stringify([{ id: 'sedan', name: 'Sedan', quantity: 1 }]),
  );
  let comes: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    comes = resolve;
  });
  const posts = answer('/api/quote/', async (request) => {
    await wait;
    return given(request);
  });
  await loadPage('/about');
  const { user, unmount } = await renderApp('/quote', { fakeTimers: true });
  await pass(1_000);
  await user.click(main().getByRole('button', { name: 'Send request' }));
  await pass(100);
  await user.click(firstLink('About Us'));
  await pass(500);
  expect(heading('Check it, then send it')).not.toBeInTheDocument();
  return {
    unmount,
    posts,
    comes: async () => {
      comes();
      await pass(500);
    },
    comeBack: async () => {
      act(() => {
        window.history.back();
      });
      await pass(1_000);
    },
  };
}

const kept = (key: string) => localStorage.getItem(key) ?? '';

it('is still being sent for who comes back before the answer, and then has arrived', async () => {
  const { comeBack, comes, posts } = await left(accepted);
  await comeBack();
  expect(main().getByRole('button', { name: 'Sending…' })).toBeInTheDocument();
  expect(maybeSent()).not.toBeInTheDocument();
  await comes();
  expect(receipt()).toBeInTheDocument();
  expect(main().getByText(REFERENCE)).toBeInTheDocument();
  expect(posts).toHaveLength(1);
});

it('is told elsewhere with its reference, and its receipt is there on return and after a reload', async () => {
  const { comeBack, comes, posts, unmount } = await left(accepted);
  await comes();
  expect(screen.getByText(/Your quote request was sent\./)).toHaveTextContent(REFERENCE);
  expect(screen.getByRole('link', { name: 'Track this request' })).toHaveAttribute(
    'href',
    `/track?reference=${REFERENCE}`,
  );
  expect(kept(storageKeys.trackedReferences.key)).toContain(REFERENCE);
  expect(kept(storageKeys.enquiryList.key)).not.toContain('sedan');
  expect(kept(storageKeys.quoteDraft.key)).not.toContain('Camry');
  await comeBack();
  expect(receipt()).toBeInTheDocument();
  unmount();
  await renderApp('/quote', { fakeTimers: true });
  await pass(1_000);
  expect(receipt()).toBeInTheDocument();
  expect(main().getByText(REFERENCE)).toBeInTheDocument();
  expect(posts).toHaveLength(1);
});

it('is refused with all its faults, on return and after a reload', async () => {
  const refusal = { contact: { email: ['No such address.'] }, vehicles: [{ make: ['Unknown make.'] }] };
  const { comeBack, comes, unmount } = await left(ok(refusal, 400));
  await comes();
  expect(screen.getByText(/Your quote request wasn’t sent\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your request' })).toHaveAttribute('href', '/quote');
  const expectFaults = () => {
    expect(heading('What are we moving?')).toBeInTheDocument();
    for (const fault of ['No such address.', 'Unknown make.'])
      expect(main().getByRole('link', { name: fault })).toBeInTheDocument();
  };
  await comeBack();
  expectFaults();
  unmount();
  await renderApp('/quote', { fakeTimers: true });
  await pass(1_000);
  expectFaults();
});

it.each(['before', 'after'] as const)(
  'says that it was not sent where the server refused it, come back %s the answer',
  async (when) => {
    const { comeBack, comes } = await left(html(500));
    if (when === 'before') await comeBack();
    await comes();
    if (when === 'after') await comeBack();
    expect(maybeSent()).not.toBeInTheDocument();
    expect(main().getByRole('button', { name: /^Send/ })).toBeEnabled();
    expect(main().getByText('Ada Obi', { selector: 'dd' })).toBeInTheDocument();
    expect(main().getByText('Your request wasn’t sent.')).toBeInTheDocument();
  },
);

it('may have been sent where the answer was lost after the page was left', async () => {
  const { comeBack, comes } = await left(() => HttpResponse.error());
  await comes();
  await comeBack();
  expect(maybeSent()).toBeInTheDocument();
  expect(main().getByRole('button', { name: 'Send again' })).toBeInTheDocument();
});

it('is saved at once, so that whoever logs out next is asked', async () => {
  const { user } = await renderApp('/quote', { fakeTimers: true });
  await pass(1_000);
  await user.click(main().getByRole('button', { name: /^Inspection/ }));
  expect(kept(storageKeys.quoteDraft.key)).toContain('inspection');
});

it('is not sent again by a reload, which finds that it may have been sent', async () => {
  const { posts, unmount } = await left(accepted);
  unmount();
  await renderApp('/quote', { fakeTimers: true });
  await pass(1_000);
  expect(maybeSent()).toBeInTheDocument();
  expect(posts).toHaveLength(1);
});
