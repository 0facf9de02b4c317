import { screen } from '@testing-library/react';
import { answer, dropped, ok } from '../../support/answers';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { choosePlace, main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const port = (place: string) => ({ place, city: '' });
const stored = (origin: string, destination: string, more: object = {}) => {
  storeDraft({ ...completeDraft, origin: port(origin), destination: port(destination), ...more });
};
const openRoute = async () => {
  const app = await renderApp('/quote?step=route');
  await step('Where is it, and where’s it going?');
  return app;
};
const openReview = async () => {
  const app = await renderApp('/quote?step=review');
  await step('Check it, then send it');
  return app;
};
const advised = () =>
  main()
    .getByText(/^We’d ship it by|^Your choice may not work/)
    .closest('div');
const statuses = (...list: readonly [code: string, status: string][]) => {
  answer('/api/ports/', ok([]));
  return answer('/api/ports/status/', ok(list.map(([code, status]) => ({ port: code, status }))));
};

describe('a method that a port doesn’t take', () => {
  beforeEach(() => statuses());

  it('never advises RoRo from Houston to Apapa, which take containers only', async () => {
    stored('USHOU', 'NGAPP', { method: 'unsure', effects: '' });
    await openRoute();
    expect(advised()).toHaveTextContent('We’d ship it by');
    expect(advised()).toHaveTextContent('Container');
    expect(advised()).toHaveTextContent('Houston and Apapa take containers only.');
    expect(advised()).not.toHaveTextContent('RoRo may also work');
  });

  it('says that Baltimore takes no containers, in the route step and in the review', async () => {
    stored('USBAL', 'NG-LA', { method: 'container' });
    const { user } = await openRoute();
    const warning = 'Baltimore takes RoRo only. For a container, the car ships from another port.';
    expect(main().getByText(warning)).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: /^Continue|^Back to review/ }));
    await step('Check it, then send it');
    expect(main().getByText(warning)).toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Send request' })).toBeEnabled();
  });

  it.each([
    ['NGLKK', 'Lekki'],
    ['NGAPP', 'Apapa'],
  ])('says that %s takes no RoRo as soon as it is chosen', async (code, name) => {
    stored('US-MD', 'NGTIN');
    const { user } = await openRoute();
    const warning = `${name} takes containers only. For RoRo, the car ships to another port.`;
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await choosePlace(user, 'Where’s it going?', `${name}, Lagos`);
    expect(main().getByText(warning)).toBeInTheDocument();
    expect(code).toMatch(/^NG/);
  });

  it('says that no method serves both Baltimore and Apapa, whatever is chosen', async () => {
    stored('USBAL', 'NGAPP', { method: 'unsure' });
    await openRoute();
    expect(
      main().getByText(
        'Baltimore takes RoRo only and Apapa takes containers only. One of the two has to change: we’ll suggest which.',
      ),
    ).toBeInTheDocument();
    expect(advised()).toHaveTextContent('RoRo. Container may also work: the carrier decides.');
  });

  it('repeats in the review that a general cargo port may take no vehicles', async () => {
    stored('US-MD', 'NGWAR');
    await openReview();
    expect(
      main().getByText('Warri: General cargo port. Ask before you ship a vehicle here.'),
    ).toBeInTheDocument();
  });

  it('says nothing about methods for trucking', async () => {
    stored('USBAL', 'NGAPP', { service: 'logistics' });
    await openRoute();
    expect(screen.queryByText(/takes (RoRo|containers) only/)).not.toBeInTheDocument();
  });
});

describe('the status of a chosen port', () => {
  it('says that a port is closed where it is chosen, and in the review', async () => {
    statuses(['NGTIN', 'closed'], ['USBAL', 'restricted']);
    stored('USBAL', 'NGTIN');
    await openRoute();
    expect(await main().findByText(/^Tin Can Island is reported closed\./)).toBeInTheDocument();
    expect(main().getByText(/^Baltimore is reported restricted\./)).toBeInTheDocument();
  });

  it('repeats it in the review, by any of the port’s codes', async () => {
    statuses(['NGLEK', 'CLOSED']);
    stored('USHOU', 'NGLKK', { method: 'container' });
    await openReview();
    expect(await main().findByText(/^Lekki is reported closed\./)).toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Send request' })).toBeEnabled();
  });

  it('finds a status by the backend’s id of the port', async () => {
    answer('/api/ports/', ok([{ id: 7, code: 'NGTIN', name: 'Tin Can', country: 'NG' }]));
    answer('/api/ports/status/', ok([{ port: 7, status: 'closed' }]));
    stored('US-MD', 'NGTIN');
    await openRoute();
    expect(await main().findByText(/^Tin Can Island is reported closed\./)).toBeInTheDocument();
  });

  it('works without statuses', async () => {
    answer('/api/ports/', dropped);
    const requests = answer('/api/ports/status/', dropped);
    stored('USBAL', 'NGTIN');
    await openRoute();
    expect(main().getByRole('radio', { name: /^RoRo/ })).toBeChecked();
    expect(requests.length).toBeGreaterThan(0);
    expect(screen.queryByText(/is reported/)).not.toBeInTheDocument();
  });

  it('asks for no status if no port is chosen', async () => {
    const requests = statuses();
    stored('US-MD', 'NG-LA');
    await openRoute();
    expect(requests).toHaveLength(0);
  });
});
