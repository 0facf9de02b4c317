import { screen, within } from '@testing-library/react';
import { journey } from '../../src/content/journey/stages';
import { daysUnderway } from '../../src/lib/time/transit';
import { answer, ok, useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';
import { storedItems } from '../support/session';
import { DEMO_EMAIL, useSandbox } from '../support/sandbox';

const stageItems = () => within(screen.getByRole('list', { name: 'Stages' })).getAllByRole('listitem');

async function track(path: string) {
  const { user } = await renderApp(path);
  await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), DEMO_EMAIL);
  await user.click(screen.getByRole('button', { name: 'Track shipment' }));
  // Its code loads after the response.
  await screen.findByRole('region', { name: 'The journey, stage by stage' }, { timeout: 10_000 });
}

describe('on home', () => {
  useQuietBackend();

  it('says at once which document you get at each stage, and how long it takes', async () => {
    await renderApp('/');
    const items = stageItems();
    expect(items).toHaveLength(journey.length);
    for (const [index, { name, document, howLong }] of journey.entries()) {
      expect(items[index]).toHaveTextContent(`${name}${document}${howLong}`);
    }
    expect(items[0]).toHaveAttribute('aria-current', 'step');
    expect(items[1]).not.toHaveAttribute('aria-current');
  });

  it('gives the days underway computed from the miles', () => {
    const { least, most } = daysUnderway(5_150);
    const ship = journey.find(({ id }) => id === 'ship');
    expect(ship?.howLong).toMatch(
      `Baltimore to Lagos: about ${String(least)} to ${String(most)} days underway`,
    );
  });

  it('saves only what was chosen of the car', async () => {
    const { user } = await renderApp('/');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Your car' }), 'Sedan');
    expect(storedItems()['harmattan.car']).toMatch(/"body":"sedan"/);
    expect(storedItems()['harmattan.car']).not.toMatch(/"paint"/);
  });

  it('restores the chosen car on the next visit', async () => {
    const { user, unmount } = await renderApp('/');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Your car' }), 'Pickup');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Blue');
    expect(storedItems()['harmattan.car']).toMatch(/"body":"pickup","paint":"blue"/);
    unmount();
    await renderApp('/');
    expect(await screen.findByRole('combobox', { name: 'Your car' })).toHaveDisplayValue('Pickup');
    expect(screen.getByRole('combobox', { name: 'Color' })).toHaveDisplayValue('Blue');
  });
});

describe('on tracking', () => {
  useSandbox();

  it('shows the car at its stage, with the dates before and after', async () => {
    await track('/track?reference=HAL-DEMO-SEA1');
    const here = stageItems().filter((item) => item.getAttribute('aria-current') === 'step');
    expect(here).toHaveLength(1);
    expect(here[0]).toHaveTextContent(/^ShipYour car is hereSince \d/);
    expect(stageItems()[2]).toHaveTextContent(/^Pick upDone \d/);
    expect(stageItems()[4]).toHaveTextContent(/^ClearStill to comeExpected about \d/);
  });

  it('shows only the journey on a shared link, with a link to the details', async () => {
    await track('/track?reference=HAL-DEMO-SEA1&view=journey');
    expect(screen.queryByRole('heading', { name: 'Milestones' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'The voyage' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Show all details/ })).toHaveAttribute(
      'href',
      '/track?reference=HAL-DEMO-SEA1&view=details',
    );
  });
});

describe('on tracking a delivered car', () => {
  it('says when each stage was done, and nothing about stages that nobody reported', async () => {
    const happened = (code: string, day: string) => ({ code, occurred_at: `2026-11-${day}` });
    const milestones = [
      happened('CONF', '01'),
      happened('GTIN', '04'),
      happened('DEPA', '06'),
      happened('ARRI', '20'),
      happened('GTOT', '22'),
      happened('DROP', '24'),
    ];
    answer('/api/quote/status/', ok({ reference: 'HAL-1', status: 'delivered', shipment: { milestones } }));
    await track('/track?reference=HAL-1');
    expect(stageItems().map(({ textContent }) => textContent)).toEqual([
      'Buy',
      'Inspect',
      'Pick upDone 4 Nov 2026',
      'ShipDone 6 Nov 2026',
      'ClearDone 20 Nov 2026',
      'DeliverYour car is hereDone 24 Nov 2026',
    ]);
  });
});

describe('on tracking a car that arrives after midnight in Lagos', () => {
  it('counts the arrival’s day there, as in the heading', async () => {
    const beforeMidnight = '2036-12-01T23:30:00Z';
    const milestones = [
      { code: 'DEPA', occurred_at: '2026-11-06' },
      { code: 'ARRI', expected_at: beforeMidnight },
    ];
    const shipment = { destination_port: 'NGTIN', eta: beforeMidnight, milestones };
    answer('/api/quote/status/', ok({ reference: 'HAL-1', status: 'in_transit', shipment }));
    await track('/track?reference=HAL-1');
    expect(screen.getByRole('heading', { name: 'Arrives about 2 Dec 2036' })).toBeInTheDocument();
    expect(stageItems()[4]).toHaveTextContent('ClearStill to comeExpected about 2 Dec 2036');
  });
});
