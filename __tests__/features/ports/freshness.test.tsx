import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../src/app/makeStore';
import { PortBoard } from '../../../src/features/ports/PortBoard';
import { usePortStates } from '../../../src/features/ports/usePortStates';
import { answer, ok } from '../../support/answers';
import { pass, useFakeTime } from '../../support/fakeTime';

useFakeTime();

const FRESH = 300_000;
const TICK = 30_000;
/** The store tells the screen of answers once a frame. */
const FRAME = 20;
const stale = () => screen.queryByText('These states may be out of date.');
const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

function Board() {
  return <PortBoard states={usePortStates()} />;
}

/** The board without its page, whose answer has just come. @returns the requests for the states, as they come */
async function board() {
  answer('/api/ports/', ok([]));
  const requests = answer('/api/ports/status/', ok([{ port: 'USBAL', status: 'open' }]));
  render(
    <Provider store={makeStore().store}>
      <MemoryRouter>
        <Board />
      </MemoryRouter>
    </Provider>,
  );
  await pass(0);
  await pass(FRAME);
  expect(screen.getByText('Get a quote from Baltimore')).toBeInTheDocument();
  return requests;
}

it('asks for the ports’ states again every five minutes, not sooner', async () => {
  const requests = await board();
  expect(requests).toHaveLength(1);
  await pass(FRESH - 2 * FRAME);
  expect(requests).toHaveLength(1);
  await pass(2 * FRAME);
  expect(requests).toHaveLength(2);
  expect(stale()).not.toBeInTheDocument();
});

it('says that states are out of date once they are older than five minutes', async () => {
  const requests = await board();
  hide();
  await pass(FRESH - 2 * FRAME);
  expect(stale()).not.toBeInTheDocument();
  await pass(TICK + FRAME);
  expect(stale()).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});
