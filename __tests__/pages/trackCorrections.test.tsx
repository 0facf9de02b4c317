import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, noAnswer, ok } from '../support/answers';
import type { Answer } from '../support/answers';
import { renderApp } from '../support/renderApp';
import { storedItems } from '../support/session';

const main = () => within(screen.getByRole('main'));
const field = (name: string) => main().getByRole('textbox', { name });
const submitButton = () => main().getByRole('button', { name: /^(Track shipment|Looking it up…)$/ });
const referenceOf = (request: Request) => new URL(request.url).searchParams.get('reference') ?? '';

/** Finds any reference. */
const known: Answer = (request) => {
  return Response.json({ reference: referenceOf(request), status: 'booked' });
};
const unknown = ok({ detail: 'Not found.' }, 404);
const found = (reference: string) => main().findByText(reference, { selector: 'p > code' });

async function openTrack() {
  const { user } = await renderApp('/track');
  const type = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  const expand = async () => {
    const another = main().queryByRole('button', { name: 'Track another' });
    if (another) await user.click(another);
  };
  const lookUp = async (reference: string, email: string) => {
    await expand();
    await type('Reference', reference);
    await type('E-mail address', email);
    await user.click(submitButton());
  };
  return { user, type, expand, lookUp };
}

it('looks up a corrected reference while the first is pending, but not the same one twice', async () => {
  const requests = answer('/api/quote/status/', noAnswer, known);
  const { user, type, lookUp } = await openTrack();
  await lookUp('HAL-OLD', 'ada@example.com');
  await waitFor(() => {
    expect(submitButton()).toHaveTextContent('Looking it up…');
  });
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  await user.click(submitButton());
  expect(requests).toHaveLength(1);

  await type('Reference', 'HAL-NEW');
  expect(submitButton()).toHaveTextContent('Track shipment');
  expect(submitButton()).not.toHaveAttribute('aria-disabled');
  await user.click(submitButton());
  expect(await found('HAL-NEW')).toBeInTheDocument();
  expect(requests.map(referenceOf)).toEqual(['HAL-OLD', 'HAL-NEW']);
});

it('goes back to a reference with its e-mail address, which is in no link', async () => {
  const owners: Readonly<Record<string, string>> = { 'HAL-A': 'a@example.com', 'HAL-B': 'b@example.com' };
  const owned: Answer = (request) => {
    const email = new URL(request.url).searchParams.get('email');
    return owners[referenceOf(request)] === email ? known(request) : unknown(request);
  };
  const requests = answer('/api/quote/status/', owned);
  const { lookUp, expand } = await openTrack();
  await lookUp('HAL-A', 'a@example.com');
  await found('HAL-A');
  await lookUp('HAL-B', 'b@example.com');
  await found('HAL-B');
  act(() => {
    window.history.back();
  });
  expect(await found('HAL-A')).toBeInTheDocument();
  await expand();
  expect(field('Reference')).toHaveValue('HAL-A');
  expect(field('E-mail address')).toHaveValue('a@example.com');
  expect(requests).toHaveLength(2);
  expect(JSON.stringify(storedItems()) + window.location.href).not.toContain('example.com');
});

it('names an unknown reference', async () => {
  answer('/api/quote/status/', unknown);
  const { lookUp } = await openTrack();
  await lookUp('HAL-NONE', 'ada@example.com');
  expect(await main().findByRole('alert')).toHaveTextContent(
    'We found no shipment with the reference HAL-NONE',
  );
});

describe('a rejected lookup', () => {
  const rejection = {
    reference: ['Letters and digits only.', 'Too short.'],
    email: ['No such address.'],
    zip: ['Odd.'],
    non_field_errors: ['Ask by telephone.'],
  };
  const summary = () => main().queryByRole('alert', { name: 'Nothing looked up yet' });

  it('shows the server’s errors at the fields and in the summary, and the rest in the notice', async () => {
    answer('/api/quote/status/', ok(rejection, 400));
    const { lookUp, type } = await openTrack();
    await lookUp('HAL?', 'ada@example.com');
    expect(await main().findByText('Ask by telephone.')).toBeInTheDocument();
    expect(main().getByText('zip: Odd.')).toBeInTheDocument();
    expect(field('Reference')).toBeInvalid();
    expect(field('Reference')).toHaveAccessibleDescription(/Letters and digits only. Too short./);
    expect(field('E-mail address')).toHaveAccessibleDescription(/No such address./);
    expect(summary()).toHaveTextContent('Letters and digits only. Too short.No such address.');
    expect(summary()).toHaveFocus();
    expect(document.title).toMatch(/^Error: /);
    expect(main().queryByText(/marked fields/)).not.toBeInTheDocument();

    await type('Reference', 'HAL1');
    expect(field('Reference')).toBeValid();
    expect(field('Reference')).toHaveFocus();
    expect(field('E-mail address')).toBeInvalid();
  });

  it('shows no second notice if all errors are at fields, and takes the focus each time', async () => {
    const { reference } = rejection;
    answer('/api/quote/status/', ok({ success: false, errors: { reference } }, 400));
    const { user, lookUp } = await openTrack();
    await lookUp('HAL?', 'ada@example.com');
    await waitFor(() => {
      expect(summary()).toHaveFocus();
    });
    expect(main().getAllByRole('alert')).toHaveLength(1);
    await user.click(submitButton());
    await waitFor(() => {
      expect(summary()).toHaveFocus();
    });
  });
});
