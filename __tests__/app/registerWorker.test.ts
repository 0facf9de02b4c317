import { registerWorker } from '../../src/app/registerWorker';

const postMessage = jest.fn();

/** Opens a page with a worker in control. @returns a function that navigates to another page */
async function open(path: string) {
  const navigation = new EventTarget();
  const worker = { postMessage };
  Object.assign(window, { navigation });
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      register: () => Promise.resolve(),
      ready: Promise.resolve({ active: worker }),
      controller: worker,
    },
    configurable: true,
  });
  window.history.replaceState(null, '', path);
  await registerWorker();
  return (to: string) => {
    window.history.replaceState(null, '', to);
    navigation.dispatchEvent(new Event('currententrychange'));
  };
}

it('reports visited pages to the worker, except the cookie page, where visitors delete them', async () => {
  const goTo = await open('/cookies');
  goTo('/cookies#more');
  expect(postMessage).not.toHaveBeenCalled();
  goTo('/about');
  expect(postMessage).toHaveBeenCalledWith(['/about']);
});
