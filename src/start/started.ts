/** The entry tells the starter how it went: `detail` is true when the page works, false when its code threw. */
const EVENT = 'harmattan:started';

export const tellStarted = (works: boolean): void => {
  dispatchEvent(new CustomEvent(EVENT, { detail: works }));
};

export const onStarted = (listener: (works: boolean) => void): void => {
  addEventListener(EVENT, (event) => {
    listener((event as CustomEvent<boolean>).detail);
  });
};
