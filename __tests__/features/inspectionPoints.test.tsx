import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inspectionPoints } from '../../src/content/services/inspectionPoints';
import { InspectionPoints } from '../../src/features/inspection-points/InspectionPoints';

const buttons = () => screen.getAllByRole('button', { pressed: false });

describe('inspection points', () => {
  it('lists every point, numbered in order, each with what is checked and photographed', () => {
    render(<InspectionPoints />);
    expect(buttons()).toHaveLength(inspectionPoints.length);
    inspectionPoints.forEach(({ name, checked, photographed }, index) => {
      expect(screen.getByRole('button', { name: `${String(index + 1)} ${name}` })).toBeInTheDocument();
      expect(screen.getByText(checked)).toBeInTheDocument();
      expect(screen.getByText(photographed)).toBeInTheDocument();
    });
  });

  it('highlights the same point in the list and the picture, and clears it on a second press', async () => {
    const user = userEvent.setup();
    render(
      <InspectionPoints
        renderPicture={(chosen, choose) => (
          <button
            type="button"
            onClick={() => {
              choose('water');
            }}
          >
            Picture shows {chosen ?? 'nothing'}
          </button>
        )}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Picture shows nothing' }));
    const row = screen.getByRole('button', { pressed: true });
    expect(row).toHaveTextContent('Water damage');
    await user.click(screen.getByRole('button', { name: /Frame and rust/ }));
    expect(screen.getByRole('button', { name: 'Picture shows frame' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Frame and rust/ }));
    expect(screen.getByRole('button', { name: 'Picture shows nothing' })).toBeInTheDocument();
  });

  it('tells the picture which area the pointer is on', async () => {
    const user = userEvent.setup();
    render(<InspectionPoints renderPicture={(_chosen, _choose, zone) => <p>Lit: {zone ?? 'nothing'}</p>} />);
    await user.hover(screen.getByRole('button', { name: /Frame and rust/ }));
    expect(screen.getByText('Lit: underbody')).toBeInTheDocument();
    await user.hover(screen.getByRole('button', { name: 'Print the list' }));
    expect(screen.getByText('Lit: nothing')).toBeInTheDocument();
  });

  it('tells the picture which area the focus is on', () => {
    render(<InspectionPoints renderPicture={(_chosen, _choose, zone) => <p>Lit: {zone ?? 'nothing'}</p>} />);
    act(() => screen.getByRole('button', { name: /Frame and rust/ }).focus());
    expect(screen.getByText('Lit: underbody')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Print the list' }).focus());
    expect(screen.getByText('Lit: nothing')).toBeInTheDocument();
  });
});
