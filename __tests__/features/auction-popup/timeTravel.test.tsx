import { act, screen } from '@testing-library/react';
import { instrument } from '@redux-devtools/instrument';
import type { EnhancedStore } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../../src/app/makeStore';
import { countdownTicked } from '../../../src/features/auction-popup/popupSlice';
import { useQuietBackend } from '../../support/answers';
import { advanceTime, useFakeTime } from '../../support/fakeTime';
import { renderApp } from '../../support/renderApp';

useFakeTime();
useQuietBackend();

const dialog = () => screen.queryByRole('dialog', { name: "Access The World's Largest Auto Auctions" });

it('counts down once per second, no matter how often Redux DevTools jumped across', async () => {
  const { store } = await renderApp('/', { fakeTimers: true, enhancers: [instrument()] });
  const { liftedStore } = store as unknown as EnhancedStore<RootState, UnknownAction, object>;
  const types = () => {
    const { actionsById, stagedActionIds } = liftedStore.getState();
    return stagedActionIds.map((id) => actionsById[id]?.action.type);
  };
  const jumpTo = (index: number) => {
    act(() => {
      liftedStore.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index } as never);
    });
  };
  await advanceTime(4_000);
  expect(screen.getByText('Auto-closes in 59 seconds')).toBeInTheDocument();
  for (let round = 0; round < 3; round += 1) {
    jumpTo(0);
    expect(dialog()).not.toBeInTheDocument();
    // Ticks continue while a past state is shown.
    await advanceTime(1_000);
    jumpTo(types().length - 1);
    expect(dialog()).toBeInTheDocument();
  }
  await advanceTime(3_000);
  expect(screen.getByText('Auto-closes in 53 seconds')).toBeInTheDocument();
  expect(types().filter((type) => type === countdownTicked.type)).toHaveLength(7);
});
