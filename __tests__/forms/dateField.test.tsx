import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateField } from '../../src/forms/DateField';

function Cutoff() {
  const [time, setTime] = useState('00:00');
  return (
    <>
      <DateField label="Time" type="time" value={time} onValue={setTime} />
      <button type="button" onClick={() => setTime('00:00')}>
        Clear
      </button>
    </>
  );
}

it('no longer reports a partly entered time once it’s cleared', () => {
  // jsdom has no time control, so this mocks what a browser reports.
  jest.spyOn(ValidityState.prototype, 'badInput', 'get').mockReturnValue(true);
  render(<Cutoff />);
  const time = screen.getByLabelText('Time');
  fireEvent.change(time, { target: { value: '' } });
  fireEvent.blur(time);
  expect(time).toHaveAccessibleDescription(/24-hour clock/);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(time).toHaveValue('00:00');
  expect(time).not.toHaveAccessibleDescription();
});
