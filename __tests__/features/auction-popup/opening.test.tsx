import { addListener } from '@reduxjs/toolkit';
import { fireEvent, screen } from '@testing-library/react';
import { paths } from '../../../src/config/paths';
import { exitIntentDetected, selectPopupStatus } from '../../../src/features/auction-popup/popupSlice';
import { useQuietBackend } from '../../support/answers';
import { advanceTime, useFakeTime } from '../../support/fakeTime';
import { follow } from '../../support/follow';
import { renderApp } from '../../support/renderApp';

useFakeTime();
useQuietBackend();

const dialog = () => screen.queryByRole('dialog', { name: "Access The World's Largest Auto Auctions" });
const open = (path: string) => renderApp(path, { fakeTimers: true });
const leaveWindow = (clientY: number) => fireEvent.mouseLeave(document.documentElement, { clientY });

/** @returns the types of the listeners on the document that were added since and not removed */
function watchListeners(): () => readonly string[] {
  const added = jest.spyOn(document, 'addEventListener');
  const removed = jest.spyOn(document, 'removeEventListener');
  return () =>
    added.mock.calls
      .filter(([type]) => type === 'focusin' || type === 'input')
      .filter(([type, on]) => !removed.mock.calls.some(([other, off]) => other === type && off === on))
      .map(([type]) => type);
}

describe('the pop-up', () => {
  it('opens 3 s after arrival on the home page', async () => {
    await open('/');
    await advanceTime(2_999);
    expect(dialog()).not.toBeInTheDocument();
    await advanceTime(1);
    expect(dialog()).toBeInTheDocument();
  });

  it.each(
    Object.values(paths)
      .filter((path) => path !== '/')
      .concat('/nowhere' as never),
  )('does not open on %s', async (path) => {
    await open(path);
    await advanceTime(2_500);
    leaveWindow(0);
    await advanceTime(10_000);
    expect(dialog()).not.toBeInTheDocument();
  });

  it.each([20, 0, -5])('opens when the pointer leaves %i px from the top after 2 s', async (y) => {
    await open('/');
    await advanceTime(2_000);
    leaveWindow(y);
    await advanceTime(1);
    expect(dialog()).toBeInTheDocument();
  });

  it('does not open when the pointer leaves lower', async () => {
    await open('/');
    await advanceTime(2_000);
    leaveWindow(21);
    await advanceTime(900);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('does not open when the pointer leaves before 2 s, because exit intent is not armed', async () => {
    await open('/');
    await advanceTime(1_999);
    leaveWindow(0);
    await advanceTime(500);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('does not open after the page was left', async () => {
    const { store } = await open('/');
    await advanceTime(2_500);
    await follow('About Us');
    await advanceTime(60_000);
    expect(dialog()).not.toBeInTheDocument();
    expect(selectPopupStatus(store.getState())).toBe('idle');
  });

  it.each([
    ['before it is armed', 1_000],
    ['while it is armed', 2_500],
    ['while it is open', 3_500],
  ])('watches neither pointer nor fields after the page was left %s', async (_when, ms) => {
    const watched = watchListeners();
    const { store } = await open('/');
    const onExitIntent = jest.fn();
    store.dispatch(addListener({ actionCreator: exitIntentDetected, effect: onExitIntent }));
    await advanceTime(ms);
    await follow('About Us');
    await advanceTime(5_000);
    leaveWindow(0);
    await advanceTime(0);
    expect(onExitIntent).not.toHaveBeenCalled();
    expect(watched()).toEqual([]);
  });

  it('opens once per page load', async () => {
    const { user } = await open('/');
    await advanceTime(3_000);
    await user.click(screen.getByRole('button', { name: 'Maybe Later' }));
    leaveWindow(0);
    await advanceTime(120_000);
    expect(dialog()).not.toBeInTheDocument();
    await follow('About Us');
    await follow('Home');
    await advanceTime(3_000);
    leaveWindow(0);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('opens on a later arrival if the visitor left before it did', async () => {
    await open('/');
    await advanceTime(2_000);
    await follow('About Us');
    await advanceTime(60_000);
    await follow('Home');
    await advanceTime(2_999);
    expect(dialog()).not.toBeInTheDocument();
    await advanceTime(1);
    expect(dialog()).toBeInTheDocument();
  });

  it('waits while the account dialog is open, and opens soon after it closes', async () => {
    const { user } = await open('/?account=sign-in');
    await advanceTime(60_000);
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeInTheDocument();
    expect(dialog()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close the account dialog' }));
    await advanceTime(500);
    expect(dialog()).toBeInTheDocument();
  });

  describe('while a field has focus', () => {
    let field: HTMLInputElement;
    beforeEach(() => {
      field = document.body.appendChild(document.createElement('input'));
    });
    afterEach(() => {
      field.remove();
    });

    it('waits while the visitor types, and opens soon after they leave the field', async () => {
      await open('/');
      field.focus();
      for (let round = 0; round < 3; round += 1) {
        await advanceTime(9_000);
        fireEvent.input(field, { target: { value: 'x'.repeat(round) } });
      }
      await advanceTime(9_000);
      expect(dialog()).not.toBeInTheDocument();
      field.blur();
      await advanceTime(500);
      expect(dialog()).toBeInTheDocument();
    });

    it('opens 10 s after the last input', async () => {
      await open('/');
      field.focus();
      await advanceTime(5_000);
      fireEvent.input(field, { target: { value: 'x' } });
      await advanceTime(9_999);
      expect(dialog()).not.toBeInTheDocument();
      await advanceTime(1);
      expect(dialog()).toBeInTheDocument();
    });

    it('opens 10 s after the focus, if nothing is typed', async () => {
      await open('/');
      await advanceTime(1_000);
      field.focus();
      await advanceTime(9_999);
      expect(dialog()).not.toBeInTheDocument();
      await advanceTime(1);
      expect(dialog()).toBeInTheDocument();
    });
  });
});
