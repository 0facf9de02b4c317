/** Reports to the starter whether the entry succeeded: `detail` is false if its code threw. */
const EVENT = 'harmattan:started';

export const reportStarted = (works: boolean): void => {
  dispatchEvent(new CustomEvent(EVENT, { detail: works }));
};

export const onStarted = (listener: (works: boolean) => void): void => {
  addEventListener(EVENT, (event) => {
    listener((event as CustomEvent<boolean>).detail);
  });
};
