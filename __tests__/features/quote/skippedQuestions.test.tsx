import { screen } from '@testing-library/react';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

it('reports questions that were skipped with Tab', async () => {
  const [vehicle] = completeDraft.vehicles;
  storeDraft({ ...completeDraft, vehicles: [{ ...vehicle, body_type: '', condition: '', keys: '' }] });
  const { user } = await renderApp('/quote?step=vehicles');
  await step('What are we moving?');
  main().getAllByRole('radio')[0]?.focus();
  const button = main().getByRole('button', { name: 'Continue' });
  for (let stop = 0; stop < 12 && document.activeElement !== button; stop += 1) await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveFocus();
  for (const missing of ['Choose the type of vehicle.', 'Choose whether it runs.'])
    expect(main().getByRole('link', { name: missing })).toBeInTheDocument();
});

it('names the group of a step’s questions', async () => {
  storeDraft();
  await renderApp('/quote?step=contact');
  await step('How do we reach you?');
  expect(main().getByRole('group', { name: 'How do we reach you?' })).toContainElement(
    main().getByRole('textbox', { name: /First name/ }),
  );
});

it('asks what to inspect, not what to move', async () => {
  storeDraft({ ...completeDraft, service: 'inspection' });
  await renderApp('/quote?step=vehicles');
  await step('What should we inspect?');
  expect(main().getByRole('group', { name: 'What should we inspect?' })).toBeInTheDocument();
});
