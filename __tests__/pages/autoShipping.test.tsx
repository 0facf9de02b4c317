import { screen, within } from '@testing-library/react';
import { wayQuestions, ways } from '../../src/content/services/autoShipping';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

useQuietBackend();

const PAGE = '/services/auto-shipping';
const methods = () => within(screen.getByRole('region', { name: 'RoRo or container' }));
const pick = (question: string, answer: string) =>
  within(methods().getByRole('group', { name: question })).getByRole('radio', { name: answer });
const answer = () => methods().getByRole('status');
/** The methods that are marked as the answer. */
const lit = () =>
  ways
    .map(({ name }) => name)
    .filter((name) => within(methods().getByRole('columnheader', { name })).queryByText('For your answers'));

it('answers the same questions for both methods', async () => {
  await renderApp(PAGE);
  for (const { name } of ways) expect(methods().getByRole('columnheader', { name })).toBeInTheDocument();
  for (const [index, question] of wayQuestions.entries()) {
    const row = within(methods().getByRole('row', { name: new RegExp(`^${question.replace('?', '.')}`) }));
    expect(row.getByRole('rowheader', { name: question })).toBeInTheDocument();
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(ways.map(({ answers }) => answers[index]));
  }
});

it('shows what each method looks like inside', async () => {
  await renderApp(PAGE);
  for (const [name, picture] of [
    ['RoRo', /three decks of vehicles/],
    ['Container', /cars on its floor/],
  ] as const) {
    const column = within(methods().getByRole('columnheader', { name }));
    expect(column.getByRole('img', { name: picture })).toHaveAttribute('loading', 'lazy');
  }
});

it('shows the vessels of the other methods', async () => {
  await renderApp(PAGE);
  const sources = methods()
    .getAllByRole('presentation')
    .map((picture) => picture.getAttribute('src'));
  expect(sources).toEqual([
    expect.stringMatching(/vessel-flat-rack\.[\da-f]{8}-/),
    expect.stringMatching(/vessel-breakbulk\.[\da-f]{8}-/),
  ]);
});

it('lights up nothing before a question is answered', async () => {
  await renderApp(PAGE);
  expect(lit()).toEqual([]);
  expect(answer()).toHaveTextContent('Say if it runs');
  for (const { name } of ways) expect(within(answer()).queryByText(name)).not.toBeInTheDocument();
});

it('lights up RoRo for an empty car that drives, and says what it assumes', async () => {
  const { user } = await renderApp(PAGE);
  await user.click(pick('Does the car run?', 'It drives'));
  expect(lit()).toEqual(['RoRo']);
  expect(within(answer()).getByText('RoRo')).toBeInTheDocument();
  expect(answer()).toHaveTextContent(
    'It runs, so it can drive aboard. Container may also work: the carrier decides. This assumes that it has its keys, isn’t badly damaged and is empty.',
  );
  await user.click(pick('Anything packed inside?', 'Empty'));
  expect(answer()).toHaveTextContent('This assumes that it has its keys and isn’t badly damaged.');
});

it('lights up a container for belongings, without a word on what nobody answered', async () => {
  const { user } = await renderApp(PAGE);
  await user.click(pick('Anything packed inside?', 'Belongings'));
  expect(lit()).toEqual(['Container']);
  expect(answer()).toHaveTextContent('Belongings aren’t allowed on RoRo.');
  expect(answer()).not.toHaveTextContent('runs');
});

it('lights up a container for a car that doesn’t run, and for several', async () => {
  const { user } = await renderApp(PAGE);
  await user.click(pick('Does the car run?', 'It doesn’t'));
  expect(lit()).toEqual(['Container']);
  await user.click(pick('Does the car run?', 'It drives'));
  await user.click(pick('How many?', 'Several'));
  expect(lit()).toEqual(['Container']);
  expect(answer()).toHaveTextContent('Several vehicles can share one container');
});
