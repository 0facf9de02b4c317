import { screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { renderApp } from '../support/renderApp';

const open = async () => {
  const app = await renderApp('/services/international');
  const list = await screen.findByRole('region', { name: 'Your documents' });
  return { ...app, list };
};

describe('documents checklist', () => {
  it('lists papers with what each is and who issues it', async () => {
    const { list } = await open();
    const paper = within(list).getByRole('checkbox', { name: /^Original bill of lading/ });
    expect(paper).toHaveAccessibleName(/the right to claim the car/);
    expect(paper).toHaveAccessibleName(/From: Carrier/);
  });

  it('follows the case: tax number, method, dealer, title', async () => {
    const { user, list } = await open();
    expect(within(list).getByRole('checkbox', { name: /^US filing agent/ })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(within(list).queryByRole('checkbox', { name: /^US filing agent/ })).not.toBeInTheDocument();
    expect(within(list).queryByRole('checkbox', { name: /^List of what’s in/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Container' }));
    expect(within(list).getByRole('checkbox', { name: /^List of what’s in/ })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'A dealer or company' }));
    expect(within(list).getByRole('checkbox', { name: /^Company documents/ })).toBeInTheDocument();
    expect(within(list).queryByRole('checkbox', { name: /^Owner’s ID/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Rebuilt' }));
    expect(within(list).getByRole('checkbox', { name: /rebuilt inspection/ })).toBeInTheDocument();
  });

  it('warns before a junk title is paid for', async () => {
    const { user, list } = await open();
    await user.click(screen.getByRole('radio', { name: 'Destruction or junk' }));
    expect(list).toHaveTextContent('Stop before you pay.');
  });

  it('counts the ticks and keeps them on the device', async () => {
    const { user, list } = await open();
    expect(list).toHaveTextContent(/0 of \d+ documents/);
    await user.click(within(list).getByRole('checkbox', { name: /^Original title/ }));
    expect(list).toHaveTextContent(/1 of \d+ documents/);
    expect(localStorage.getItem(storageKeys.documentsChecklist.key)).toContain('"ticked":["title"]');
  });

  it('shares the list as text with its ticks', async () => {
    const { user, list } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(list).getByRole('checkbox', { name: /^Original title/ }));
    await user.click(within(list).getByRole('button', { name: 'Share' }));
    const [text] = write.mock.calls[0] ?? [];
    expect(text).toContain('[x] Original title');
    expect(text).toContain('[ ] ITN');
    expect(await within(list).findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });
});
