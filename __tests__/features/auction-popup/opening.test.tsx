import { fireEvent, screen } from '@testing-library/react';
import { paths } from '../../../src/config/paths';
import { selectPopupStatus } from '../../../src/features/auction-popup/popupSlice';
import { useQuietBackend } from '../../support/answers';
import { pass, useFakeTime } from '../../support/fakeTime';
import { follow } from '../../support/follow';
import { renderApp } from '../../support/renderApp';

useFakeTime();
useQuietBackend();

const dialog = () => screen.queryByRole('dialog', { name: "Access The World's Largest Auto Auctions" });
const arrive = (path: string) => renderApp(path, { fakeTimers: true });
const leaveWindow = (clientY: number) => fireEvent.mouseLeave(document.documentElement, { clientY });

describe('the pop-up opens', () => {
  it('3 s after arriving on the home page', async () => {
    await arrive('/');
    await pass(2_999);
    expect(dialog()).not.toBeInTheDocument();
    await pass(1);
    expect(dialog()).toBeInTheDocument();
  });

  it.each(
    Object.values(paths)
      .filter((path) => path !== '/')
      .concat('/nowhere' as never),
  )('not on %s', async (path) => {
    await arrive(path);
    await pass(2_500);
    leaveWindow(0);
    await pass(10_000);
    expect(dialog()).not.toBeInTheDocument();
  });

  it.each([20, 0, -5])('by a pointer leaving at %i px from the top, after 2 s', async (y) => {
    await arrive('/');
    await pass(2_000);
    leaveWindow(y);
    await pass(1);
    expect(dialog()).toBeInTheDocument();
  });

  it('not by a pointer leaving lower', async () => {
    await arrive('/');
    await pass(2_000);
    leaveWindow(21);
    await pass(900);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('not by a pointer leaving before 2 s: it is not armed', async () => {
    await arrive('/');
    await pass(1_999);
    leaveWindow(0);
    await pass(500);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('not when the page was left before', async () => {
    const { store } = await arrive('/');
    await pass(2_500);
    await follow('About Us');
    await pass(60_000);
    expect(dialog()).not.toBeInTheDocument();
    expect(selectPopupStatus(store.getState())).toBe('idle');
  });

  it('once for each arrival, and again at the next', async () => {
    const { user } = await arrive('/');
    await pass(3_000);
    await user.click(screen.getByRole('button', { name: 'Maybe Later' }));
    leaveWindow(0);
    await pass(120_000);
    expect(dialog()).not.toBeInTheDocument();
    await follow('About Us');
    await follow('Home');
    await pass(3_000);
    expect(dialog()).toBeInTheDocument();
  });

  describe('over a field in use', () => {
    let field: HTMLInputElement;
    beforeEach(() => {
      field = document.body.appendChild(document.createElement('input'));
    });
    afterEach(() => {
      field.remove();
    });

    it('not while the visitor types, but soon after they leave it', async () => {
      await arrive('/');
      field.focus();
      for (let round = 0; round < 3; round += 1) {
        await pass(9_000);
        fireEvent.input(field, { target: { value: 'x'.repeat(round) } });
      }
      await pass(9_000);
      expect(dialog()).not.toBeInTheDocument();
      field.blur();
      await pass(500);
      expect(dialog()).toBeInTheDocument();
    });

    it('10 s after it was last typed in, though it still has the focus', async () => {
      await arrive('/');
      field.focus();
      await pass(5_000);
      fireEvent.input(field, { target: { value: 'x' } });
      await pass(9_999);
      expect(dialog()).not.toBeInTheDocument();
      await pass(1);
      expect(dialog()).toBeInTheDocument();
    });

    it('10 s after it got the focus, if nothing is typed', async () => {
      await arrive('/');
      await pass(1_000);
      field.focus();
      await pass(9_999);
      expect(dialog()).not.toBeInTheDocument();
      await pass(1);
      expect(dialog()).toBeInTheDocument();
    });
  });
});
