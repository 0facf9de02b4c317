import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storageKeys } from '../../../src/config/storageKeys';
import { loadPage } from '../../support/follow';
import type { Answer } from '../../support/answers';
import { pass, useFakeTime } from '../../support/fakeTime';
import { completeDraft, keepDraft } from '../../support/quoteDraft';
import { accepted, main, REFERENCE } from '../../support/quotePage';
import { answer, html } from '../../support/answers';
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
  const { user } = await renderApp('/quote', { fakeTimers: true });
  await pass(1_000);
  await user.click(main().getByRole('button', { name: 'Send the request' }));
  await pass(100);
  const header = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(header.getByRole('link', { name: 'About Us' }));
  await pass(500);
  expect(heading('Check it, then send it')).not.toBeInTheDocument();
  return {
    user,
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

it('is done although the page was left: remembered, and nothing of it kept', async () => {
  const { comeBack, comes, posts } = await left(accepted);
  await comes();
  expect(kept(storageKeys.trackedReferences.key)).toContain(REFERENCE);
  expect(kept(storageKeys.enquiryList.key)).not.toContain('sedan');
  await comeBack();
  expect(maybeSent()).not.toBeInTheDocument();
  expect(heading('What do you need?')).toBeInTheDocument();
  expect(posts).toHaveLength(1);
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
    expect(main().queryByText('Your request was not sent.') !== null).toBe(when === 'before');
  },
);

it('may have been sent where the answer was lost after the page was left', async () => {
  const { comeBack, comes } = await left(() => HttpResponse.error());
  await comes();
  await comeBack();
  expect(maybeSent()).toBeInTheDocument();
  expect(main().getByRole('button', { name: 'Send it again' })).toBeInTheDocument();
});

it('is saved as soon as a field is left, so that whoever logs out next is asked', async () => {
  const { user } = await renderApp('/quote', { fakeTimers: true });
  await pass(1_000);
  await user.click(main().getByRole('radio', { name: /Inspection/ }));
  expect(kept(storageKeys.quoteDraft.key)).toBe('');
  await user.tab();
  expect(kept(storageKeys.quoteDraft.key)).toContain('inspection');
});
