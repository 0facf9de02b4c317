import { screen, within } from '@testing-library/react';
import { bookingFacts, nigeriaSide, trucks, usSide } from '../../src/content/services/logistics';
import { situations } from '../../src/content/services/services';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

useQuietBackend();
beforeEach(async () => {
  await renderApp('/services/logistics');
});

const section = () => screen.getByRole('region', { name: 'Five handoffs, all documented' });

it('lists the steps on both sides of the sea, each with its handoff', () => {
  const countries = within(section()).getAllByRole('list');
  expect(countries).toHaveLength(2);
  for (const [index, steps] of [usSide, nigeriaSide].entries()) {
    const rows = within(countries[index] as HTMLElement).getAllByRole('listitem');
    expect(rows).toHaveLength(steps.length);
    for (const [place, { title, text, handoff }] of steps.entries()) {
      const row = rows[place];
      expect(within(row as HTMLElement).getByRole('heading', { level: 4, name: title })).toBeInTheDocument();
      expect(row).toHaveTextContent(text);
      if (handoff) expect(row).toHaveTextContent(`${handoff.title}${handoff.proof}`);
    }
  }
});

it('has the step that the services page links to', () => {
  const links = situations.flatMap((situation) => situation.links);
  const [, id = ''] = links.find(({ label }) => label === 'Consolidation')?.to.split('#') ?? [];
  const heading = within(section()).getByRole('heading', { level: 4, name: 'Consolidation' });
  expect(document.getElementById(id)).toContainElement(heading);
});

it('numbers the handoffs as on the plan, which is hidden from screen readers', () => {
  const numbers = [...section().querySelectorAll('li b')].map(({ textContent }) => textContent);
  expect(numbers).toEqual(['1', '2', '3', '4', '5']);
  const marks = [...section().querySelectorAll('circle + text')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(numbers);
  for (const mark of marks) expect(mark.closest('[aria-hidden=true]')).toBeInTheDocument();
});

it('shows each truck, for the eye only, above its labeled facts', () => {
  const section = screen.getByRole('region', { name: 'Choose the right truck' });
  const pictures = within(section).getAllByAltText('');
  expect(pictures).toHaveLength(trucks.length);
  for (const [index, { id, name, what, bestFor, watchOut }] of trucks.entries()) {
    const kind = within(section).getByRole('heading', { level: 3, name }).parentElement;
    expect(kind).toContainElement(pictures[index] ?? null);
    expect(pictures[index]).toHaveAttribute('src', expect.stringContaining(`/truck-${id}.`));
    expect(kind).toHaveTextContent(`What it is${what}Best for${bestFor}Watch out for${watchOut}`);
  }
});

it('says what a driver needs to know', () => {
  const facts = within(screen.getByRole('region', { name: 'What a driver needs to know' }));
  for (const { term } of bookingFacts) expect(facts.getByText(term)).toBeInTheDocument();
});
