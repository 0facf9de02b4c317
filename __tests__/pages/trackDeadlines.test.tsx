import { screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { answer, ok } from '../support/answers';
import { addCars, allChecked, board, cars, main, openBoard, press, referenceOf, row } from '../support/board';
import { renderApp } from '../support/renderApp';
import { storedItems } from '../support/session';

const { key } = storageKeys.doneDeadlines;
const ports = { origin_port: 'USNYC', destination_port: 'NGTIN', container: 'CSQU3054383' };
const discharged = { occurred_at: '2026-11-22T10:00:00Z' };
const shipments: Readonly<Record<string, object>> = {
  'HAL-AAAA-1111': { status: 'in_transit', shipment: { ...ports, eta: '2026-12-03' } },
  'HAL-PORT-2222': {
    status: 'at_port',
    shipment: {
      ...ports,
      milestones: [
        { code: 'ARRI', ...discharged },
        { code: 'DISC', ...discharged },
      ],
    },
  },
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T12:00:00Z'));
  answer('/api/quote/status/', (request) =>
    Response.json({ reference: referenceOf(request), ...shipments[referenceOf(request)] }),
  );
  answer('/api/ports/', ok([]));
  answer('/api/ports/status/', ok([]));
});

async function lookUp(reference: string) {
  const app = await renderApp(`/track?reference=${reference}`);
  await app.user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await app.user.click(main().getByRole('button', { name: 'Track shipment' }));
  await main().findByRole('heading', { level: 2, name: /^Arrive/ });
  return app;
}
const dates = () => within(main().getByRole('region', { name: 'Dates to watch' }));
const funded = () => dates().getByRole('checkbox', { name: 'Done Fund your customs agent' });
const agentItem = () => funded().closest('li');

it('says on a result that the last free day is today, and when fees start', async () => {
  await lookUp('HAL-PORT-2222');
  const [first] = dates().getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /25 Nov 2026.*Today.*Last day without storage fees.*Fees start 26 Nov 2026.*Check the terminal’s tariff/,
  );
  expect(dates().queryByRole('checkbox')).not.toBeInTheDocument();
});

it('checks a deadline off on a result, and undoes it', async () => {
  const first = await lookUp('HAL-AAAA-1111');
  expect(agentItem()).toHaveTextContent(/About 19 Nov 2026.*Still to do/);
  await first.user.click(funded());
  expect(funded()).toBeChecked();
  expect(funded()).toHaveFocus();
  expect(agentItem()).not.toHaveTextContent('Still to do');
  expect(storedItems()[key]).not.toContain('ada@');
  first.unmount();

  const { user } = await renderApp('/track?reference=HAL-AAAA-1111');
  await main().findByRole('heading', { level: 2, name: /^Arrive/ });
  expect(funded()).toBeChecked();
  await user.click(funded());
  expect(agentItem()).toHaveTextContent('Still to do');
});

it('shares the checkmark between result and board, where today’s free days come first', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111 Accord\nHAL-PORT-2222 Corolla');
  await allChecked();
  await press(user, /^Next deadline/);
  expect(cars()).toEqual(['CorollaHAL-PORT-2222', 'AccordHAL-AAAA-1111']);
  expect(row(/Accord/)).toHaveTextContent(/About 19 Nov 2026.*Still to do.*Fund your customs agent/);
  expect(board().queryByText('Date passed')).not.toBeInTheDocument();

  const done = () => board().getByRole('checkbox', { name: 'Done Fund your customs agent, Accord' });
  await user.click(done());
  expect(row(/Accord/)).not.toHaveTextContent('Still to do');
  expect(done()).toHaveFocus();
  await user.click(board().getByRole('link', { name: 'HAL-AAAA-1111' }));
  await main().findByRole('heading', { name: 'Arrives about 3 Dec 2026' });
  expect(funded()).toBeChecked();
  await user.click(funded());
  await waitFor(() => {
    expect(done()).not.toBeChecked();
  });
});

it('says that a checkmark couldn’t be saved', async () => {
  const { user } = await lookUp('HAL-AAAA-1111');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await user.click(funded());
  expect(funded()).toBeChecked();
  expect(dates().getByRole('status')).toHaveTextContent('This browser doesn’t let us save your checkmarks.');
});

it('forgets checkmarks deleted on the cookie page', async () => {
  const first = await lookUp('HAL-AAAA-1111');
  await first.user.click(funded());
  first.unmount();
  const { user } = await renderApp('/cookies');
  await user.click(await screen.findByRole('button', { name: `Delete ${key}` }));
  expect(storedItems()[key]).toBeUndefined();
});
