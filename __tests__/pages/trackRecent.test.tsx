import { screen, within } from '@testing-library/react';
import { answer } from '../support/answers';
import { saveItem } from '../support/deviceItems';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const entry = (reference: string) => ({ reference, status: 'booked', at: 1 });
const recent = () =>
  within(main().getByRole('region', { name: 'Recent lookups on this device' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  answer('/api/quote/status/', ({ url }) =>
    Response.json({ reference: new URL(url).searchParams.get('reference'), status: 'booked' }),
  );
});

async function openTrack() {
  const { user } = await renderApp('/track');
  const expand = async () => {
    const another = main().queryByRole('button', { name: 'Track another' });
    if (another) await user.click(another);
  };
  const lookUp = async (reference: string) => {
    await expand();
    const fields = { Reference: reference, 'E-mail address': 'ada@example.com' };
    for (const [name, text] of Object.entries(fields)) {
      await user.clear(main().getByRole('textbox', { name }));
      await user.type(main().getByRole('textbox', { name }), text);
    }
    await user.click(main().getByRole('button', { name: 'Track shipment' }));
    await main().findByText(reference, { selector: 'p > code' });
  };
  return { user, expand, lookUp };
}

it('merges lookups and removals of other tabs', async () => {
  saveItem('trackedReferences', [entry('HAL-OLD')]);
  const { user, lookUp } = await openTrack();
  saveItem('trackedReferences', [entry('HAL-OTHER')]);
  await lookUp('HAL-HERE');
  expect(recent()).toEqual(['HAL-HERE', 'HAL-OTHER']);
  saveItem('trackedReferences', ['HAL-LATE', 'HAL-HERE', 'HAL-OTHER'].map(entry));
  await user.click(main().getByRole('button', { name: 'Remove HAL-OTHER' }));
  expect(recent()).toEqual(['HAL-LATE', 'HAL-HERE']);
  expect(main().queryByText(/won’t let us save/)).not.toBeInTheDocument();
});

it.each(['SecurityError', 'QuotaExceededError'])(
  'keeps the list for this visit and says so when storage throws (%s)',
  async (name) => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', name);
    });
    const { user, expand, lookUp } = await openTrack();
    await lookUp('HAL-A');
    expect(main().getByText(/won’t let us save this list/)).toBeInTheDocument();
    await lookUp('HAL-B');
    expect(recent()).toEqual(['HAL-B', 'HAL-A']);
    await expand();
    await user.click(main().getByRole('checkbox', { name: /Remember my e-mail/ }));
    await lookUp('HAL-C');
    await expand();
    const form = within(main().getByRole('form', { name: 'Track a shipment' }));
    expect(form.getByText(/won’t let us remember it/)).toBeInTheDocument();
    const list = within(main().getByRole('region', { name: 'Recent lookups on this device' }));
    expect(list.getByText(/won’t let us save this list/)).toBeInTheDocument();
  },
);
