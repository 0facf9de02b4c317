/**
 * How far the entry got, for the starter. `running`: its code is there. `working`: the page is interactive. `failed`: its
 * code threw.
 */
type StartState = 'running' | 'working' | 'failed';

const EVENT = 'harmattan:started';

export const reportStart = (state: StartState): void => {
  dispatchEvent(new CustomEvent(EVENT, { detail: state }));
};

export const onStart = (listener: (state: StartState) => void): void => {
  addEventListener(EVENT, (event) => {
    listener((event as CustomEvent<StartState>).detail);
  });
};
