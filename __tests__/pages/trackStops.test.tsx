import { screen, within } from '@testing-library/react';
import { answer, ok } from '../support/answers';
import { EMAIL, addCars, openBoard, row } from '../support/board';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));

const atAntwerp = {
  reference: 'HAL-1',
  status: 'at_port',
  shipment: {
    origin_port: 'USBAL',
    destination_port: 'NG TIN',
    eta: '2099-11-29',
    container: 'CSQU3054383',
    milestones: [
      {
        code: 'DISC',
        label: 'Discharged',
        location: 'Port of Antwerp',
        occurred_at: '2026-11-11 09:00:00+00',
      },
      { code: 'ARRI', label: 'Vessel arrived', location: 'Port of Antwerp', occurred_at: '2026-11-10' },
      { code: 'DEPA', label: 'Vessel departed', location: 'Baltimore', occurred_at: '2026-10-28' },
      { code: 'ARRI', label: 'Vessel arrived', location: 'Tin Can Island, Lagos', expected_at: '2099-11-29' },
    ],
  },
};

async function lookUp(path = '/track?reference=HAL-1') {
  answer('/api/quote/status/', ok(atAntwerp));
  const { user } = await renderApp(path);
  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), EMAIL);
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  return main().findByRole('region', { name: 'Arrives about 29 Nov 2099' });
}

const milestone = (name: string, place: RegExp) =>
  main()
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name }) && place.test(item.textContent));

describe('a car at a port on the way', () => {
  it('is in transit, with its last report from there', async () => {
    const head = await lookUp();
    expect(head).toHaveTextContent(
      /Tin Can Island, Lagos.*In transit.*Last report: Discharged, Port of Antwerp \(stop on the way\), 11 Nov 2026.*Confirm your customs agent/,
    );
    expect(head).not.toHaveTextContent(/At port|Clear it for pickup/);
  });

  it('has milestones that say so, and facts with the arrival that is expected', async () => {
    await lookUp();
    const stop = milestone('Discharged', /Antwerp/);
    expect(stop).toHaveTextContent('Port of Antwerp (stop on the way)');
    expect(stop).toHaveTextContent(/Free days at your port don’t start here/);
    expect(main().getByText('29 Nov 2099, estimated')).toBeInTheDocument();
    expect(main().getByText('Tin Can Island (NGTIN)')).toBeInTheDocument();
  });

  it('is shared as in transit', async () => {
    await lookUp();
    const share = main().getByRole('link', { name: /WhatsApp/ });
    expect(decodeURIComponent(share.getAttribute('href') ?? '')).toMatch(/In transit/);
    expect(main().getByRole('button', { name: /calendar/ })).toBeInTheDocument();
  });

  it('is on the voyage in the journey’s view', async () => {
    await lookUp('/track?reference=HAL-1&view=journey');
    const here = await main().findByText('The car is here');
    expect(within(here.parentElement ?? here).getByRole('heading', { name: 'Ship' })).toBeInTheDocument();
  });

  it('is in transit on the board, too', async () => {
    answer('/api/quote/status/', ok({ ...atAntwerp, reference: 'HAL-AAAA-1111' }));
    answer('/api/ports/', ok([{ code: 'NGTIN', name: 'Tin Can Island', country: 'NG' }]));
    answer('/api/ports/status/', ok([{ port: 'NGTIN', status: 'congested' }]));
    const { user } = await openBoard();
    await addCars(user, 'HAL-AAAA-1111');
    const car = row(/HAL-AAAA-1111/);
    expect(await within(car).findByText('In transit')).toBeInTheDocument();
    expect(car).toHaveTextContent(/Arrives about 29 Nov 2099/);
    expect(car).toHaveTextContent(/Tin Can Island/);
    expect(car).toHaveTextContent(/Congested/);
    expect(car).not.toHaveTextContent(/Date passed|13 Nov|Late/);
  });
});
