import { screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { renderApp } from '../support/renderApp';

const open = async () => {
  const app = await renderApp('/services/international');
  const list = await screen.findByRole('region', { name: 'Your documents' });
  return { ...app, list };
};

describe('documents checklist', () => {
  it('lists the documents in order, each with what it is, who issues it and who needs it', async () => {
    const { list } = await open();
    const groups = within(list).getAllByRole('group', {
      name: /^(Before export|At the port and at sea|In Nigeria)$/,
    });
    expect(groups.map((group) => within(group).getAllByRole('checkbox').length)).toEqual([6, 2, 6]);
    expect(groups.map((group) => group.textContent)).toEqual([
      expect.stringContaining('6 documents, 0 checked'),
      expect.stringContaining('2 documents, 0 checked'),
      expect.stringContaining('6 documents, 0 checked'),
    ]);
    const row = within(list).getByRole('checkbox', { name: 'Original bill of lading' }).closest('li');
    expect(row).toHaveTextContent('the right to claim the car');
    expect(row).toHaveTextContent('From: Carrier · For: your customs agent, well before the vessel arrives');
  });

  it('inks the issuer’s stamp on a document that the visitor has', async () => {
    const { user, list } = await open();
    const box = within(list).getByRole('checkbox', { name: 'ITN' });
    const stamp = within(box.closest('li') as HTMLElement).getByText('AES');
    expect(stamp.closest('[aria-hidden]')).toHaveTextContent('ITNAES');
    await user.click(box);
    expect(stamp).toHaveTextContent('✓ AES');
  });

  it('says the situation that the list is for', async () => {
    const { user } = await open();
    expect(screen.getByText('Your situation')).toHaveTextContent(
      'An individual without an EIN or DUNS number, by RoRo, clean title',
    );
    await user.click(screen.getByRole('radio', { name: 'Container' }));
    expect(screen.getByText('Your situation')).toHaveTextContent('by container');
  });

  it('adapts to the tax number, method, dealer and title', async () => {
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

  it('warns against paying for a junk title', async () => {
    const { user, list } = await open();
    await user.click(screen.getByRole('radio', { name: 'Destruction or junk' }));
    expect(list).toHaveTextContent('Stop before you pay.');
  });

  it('counts and saves the checkmarks, and starts over', async () => {
    const { user, list } = await open();
    expect(list).toHaveTextContent(/0 of \d+ documents/);
    await user.click(within(list).getByRole('checkbox', { name: /^Original title/ }));
    expect(list).toHaveTextContent(/1 of \d+ documents/);
    expect(localStorage.getItem(storageKeys.documentsChecklist.key)).toContain('"ticked":["title"]');
    await user.click(within(list).getByRole('button', { name: 'Start over' }));
    expect(list).toHaveTextContent(/0 of \d+ documents/);
  });

  it('shares the list as text with its checkmarks', async () => {
    const { user, list } = await open();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(list).getByRole('checkbox', { name: /^Original title/ }));
    await user.click(within(list).getByRole('button', { name: 'Share' }));
    const [text] = writeText.mock.calls[0] ?? [];
    expect(text).toContain('[x] Original title');
    expect(text).toContain('[ ] ITN');
    expect(await within(list).findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });
});
