import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../support/renderApp';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T17:00:00Z'),
    doNotFake: ['queueMicrotask', 'setImmediate'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const open = async (path: string, name: string) => {
  await renderApp(path, { fakeTimers: true });
  return { result: await screen.findByRole('region', { name }) };
};
const fill = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

it('says of day 30 itself that it’s today, not that it has passed', async () => {
  const { result } = await open('/services/international', 'Dates at the port');
  fill('Discharge day', '2026-10-21');
  expect(result).toHaveTextContent('Day 30That’s today. Call your customs agent now.');
  expect(result).not.toHaveTextContent('has passed');
  fill('Discharge day', '2020-01-01');
  expect(result).toHaveTextContent('Day 2,515That day has passed. Call your customs agent today.');
});

it('says that a cutoff has passed, not how many hours are left', async () => {
  const { result } = await open('/services/international', '72-hour plan');
  fill('Cutoff day', '2026-11-20');
  expect(result).toHaveTextContent('The cutoff has passed. Ask for the next vessel.');
  expect(result).not.toHaveTextContent('hours left');
});
