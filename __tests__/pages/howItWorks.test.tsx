import { screen, within } from '@testing-library/react';
import { journey } from '../../src/content/journey/stages';
import { firstStepOf, journeySteps, yourPart } from '../../src/content/journey/steps';
import { mistakes } from '../../src/content/pages/howItWorks';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

useQuietBackend();
beforeEach(async () => {
  await renderApp('/how-it-works');
});

it('lists every step by stage, with what happens, who acts, the document, and where the money is', () => {
  for (const { id, name, summary } of journey) {
    const region = screen.getByRole('region', { name });
    expect(region).toHaveAttribute('id', id);
    for (const text of [summary, `Your part: ${yourPart[id]}`]) expect(region).toHaveTextContent(text);
    const stage = within(region);
    const steps = stage.getAllByRole('listitem');
    expect(steps).toHaveLength(journeySteps[id].length);
    for (const [index, { title, text, who, money, document }] of journeySteps[id].entries()) {
      const step = within(steps[index] as HTMLElement);
      expect(step.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
      expect(step.getByText(String(firstStepOf(id) + index))).toBeInTheDocument();
      expect(step.getByText(text)).toBeInTheDocument();
      for (const [term, value] of [
        ['Handled by', who],
        ['Document', document],
        ['Your money', money],
      ] as const)
        expect(step.getByText(term).nextElementSibling).toHaveTextContent(value);
    }
  }
});

it('folds each step to its facts, of which a phone shows the document and a decisive payment', () => {
  for (const { id, name } of journey) {
    const steps = within(screen.getByRole('region', { name })).getAllByRole('listitem');
    for (const [index, { who, document, money, isDecisive = false }] of journeySteps[id].entries()) {
      const fold = steps[index]?.querySelector('details');
      expect(fold?.open).toBe(false);
      const facts = [...(fold?.querySelector('summary')?.children ?? [])].slice(1);
      expect(facts.map(({ textContent }) => textContent)).toEqual([
        `Handled by: ${who}`,
        `Document: ${document}`,
        `Your money: ${money}`,
      ]);
      expect(facts[1]).toBeVisible();
      if (isDecisive) expect(facts[2]).toBeVisible();
    }
  }
});

it('links to each stage, with its steps, below the landscape', () => {
  const links = within(screen.getByRole('navigation', { name: 'Stages' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['BuySteps 1-4', '#buy'],
    ['InspectStep 5', '#inspect'],
    ['Pick upSteps 6-8', '#collect'],
    ['ShipSteps 9-10', '#ship'],
    ['ClearSteps 11-15', '#clear'],
    ['DeliverStep 16', '#deliver'],
  ]);
});

it('has the mistakes folded to what they are', () => {
  const section = within(screen.getByRole('region', { name: 'Six mistakes that cost money' }));
  expect(section.getAllByRole('group')).toHaveLength(mistakes.length);
  expect(section.getByText('Count your payment days')).toBeInTheDocument();
  for (const { title, text } of mistakes) {
    expect(section.getByText(title).closest('summary')).not.toBeNull();
    expect(section.getByText(text)).not.toBeVisible();
  }
});
