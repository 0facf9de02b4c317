import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, ok } from '../support/answers';
import { openBoard } from '../support/board';
import { advanceTime, useFakeTime } from '../support/fakeTime';
import { completeDraft, storeDraft } from '../support/quoteDraft';
import { renderApp } from '../support/renderApp';

const TYPO = 'ada@gmial.com';
const QUESTION = 'Did you mean ada@gmail.com?';
const main = () => within(screen.getByRole('main'));

/** Opens each form with an e-mail field. @returns the user and the field */
const forms: Readonly<Record<string, () => Promise<{ user: UserEvent; field: HTMLElement }>>> = {
  async quote() {
    storeDraft({ ...completeDraft, contact: { ...completeDraft.contact, email: '' } });
    const { user } = await renderApp('/quote?step=contact');
    return { user, field: await main().findByRole('textbox', { name: 'E-mail' }) };
  },
  async contact() {
    const { user } = await renderApp('/contact');
    return { user, field: main().getByRole('textbox', { name: /E-mail/ }) };
  },
  async 'sign-in'() {
    const { user } = await renderApp('/terms?account=sign-in', { persist: true });
    return { user, field: within(await screen.findByRole('dialog')).getByLabelText('E-mail') };
  },
  async registration() {
    const { user } = await renderApp('/terms?account=register', { persist: true });
    return { user, field: within(await screen.findByRole('dialog')).getByLabelText('E-mail') };
  },
  async tracking() {
    const { user } = await renderApp('/track');
    return { user, field: main().getByRole('textbox', { name: 'E-mail address' }) };
  },
  async board() {
    answer('/api/ports/', ok([]));
    answer('/api/ports/status/', ok([]));
    const { user } = await openBoard();
    const form = within(main().getByRole('form', { name: 'Add cars' }));
    return { user, field: form.getByRole('textbox', { name: /^E-mail/ }) };
  },
};

it.each(Object.keys(forms))(
  'suggests a common domain in place of a typo in the form of %s, by keyboard',
  async (name) => {
    const { user, field } = (await forms[name]?.()) ?? {};
    if (!user || !field) throw new Error(name);
    await user.type(field, TYPO);
    const question = screen.getByText(QUESTION);
    expect(question.parentElement).toHaveAttribute('aria-live', 'polite');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Use this address' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('ada@gmail.com');
    expect(field).toHaveFocus();
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  },
);

it('asks again before a quote request is sent, but does not block it', async () => {
  const typed = { ...completeDraft, contact: { ...completeDraft.contact, email: TYPO } };
  storeDraft(typed);
  const { user } = await renderApp('/quote?step=review');
  expect(await main().findByText(QUESTION)).toBeInTheDocument();
  expect(main().getByRole('button', { name: 'Send request' })).toBeEnabled();
  await user.click(main().getByRole('button', { name: 'Use this address' }));
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  expect(main().getByText('ada@gmail.com')).toBeInTheDocument();
  expect(main().getByRole('link', { name: 'Change Contact' })).toHaveFocus();
  const posts = answer('/api/quote/', ok({ success: true, reference: 'HAL-7K3M-92QX' }, 201));
  await user.click(main().getByRole('checkbox'));
  await user.click(main().getByRole('button', { name: 'Send request' }));
  await main().findByRole('heading', { name: 'We have your request' });
  expect(await posts[0]?.json()).toMatchObject({ contact: { email: 'ada@gmail.com' } });
});

it('sends the address as typed if the visitor means it, and as applied otherwise', async () => {
  const requests = answer('/api/quote/status/', ok({ reference: 'HAL-1', status: 'booked' }));
  const { user } = await renderApp('/track');
  const field = main().getByRole('textbox', { name: 'E-mail address' });
  const track = () => user.click(main().getByRole('button', { name: 'Track shipment' }));
  await user.type(main().getByRole('textbox', { name: 'Reference' }), 'HAL-1');
  await user.type(field, TYPO);
  await track();
  await user.click(await main().findByRole('button', { name: 'Track another' }));
  await user.click(main().getByRole('button', { name: 'Use this address' }));
  await track();
  expect(await main().findByText('HAL-1', { selector: 'p > code' })).toBeInTheDocument();
  expect(requests.map(({ url }) => new URL(url).searchParams.get('email'))).toEqual([TYPO, 'ada@gmail.com']);
});

it('corrects the error of an address whose domain lacks its dot', async () => {
  const { user } = await renderApp('/contact');
  const field = main().getByRole('textbox', { name: /E-mail/ });
  await user.type(field, 'ada@gmailcom');
  await user.click(main().getByRole('button', { name: 'Send message' }));
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription(/Enter the full e-mail address/);
  });
  await user.click(main().getByRole('button', { name: 'Use this address' }));
  expect(field).toBeValid();
});

describe('while typing', () => {
  useFakeTime();

  it('waits for a pause before it takes “gmail.co” for a typo, and shows nothing on leaving the field', async () => {
    const { user } = await renderApp('/contact', { fakeTimers: true });
    const field = main().getByRole('textbox', { name: /E-mail/ });
    await user.type(field, 'ada@gmail.co');
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    await user.tab();
    await advanceTime(1500);
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'ada@gmail.co');
    await advanceTime(1000);
    expect(screen.getByText(QUESTION)).toBeInTheDocument();
    await user.type(field, 'm');
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });
});

it.each([
  ["tolu.o'neil@example.com", "tolu.o'neil@example.com"],
  ['a&b@example.com', 'a&b@example.com'],
  ['ada@b\u00FCcher.example', 'ada@b\u00FCcher.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['Ada Obi <ada@example.com>', 'ada@example.com'],
  ['mailto:ada@example.com', 'ada@example.com'],
])('sends %s as %s', async (typed, email) => {
  const posts = answer('/api/contact/', ok({ success: true }, 201));
  const { user } = await renderApp('/contact');
  const form = within(screen.getByRole('form', { name: 'Send us a message' }));
  await user.type(form.getByRole('textbox', { name: /name/i }), 'Ada Obi');
  const field = form.getByRole('textbox', { name: /E-mail/ });
  await user.click(field);
  await user.paste(typed);
  await user.click(form.getByRole('textbox', { name: /phone/i }));
  await user.paste('tel:+1-410-555-0142');
  await user.selectOptions(form.getByRole('combobox', { name: /about/i }), 'papers');
  await user.type(form.getByRole('textbox', { name: /message/i }), 'Hello');
  await user.click(form.getByRole('checkbox'));
  await user.click(form.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(new RegExp(email))).toBeInTheDocument();
  expect(await posts[0]?.json()).toMatchObject({ email, phone: '+14105550142' });
});
