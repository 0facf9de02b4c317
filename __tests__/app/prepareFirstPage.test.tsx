import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { Suspense } from 'react';
import { ChunkLoadError } from '../../src/app/ChunkLoadError';
import { PageErrorScreen } from '../../src/app/errorScreens';
import { prepareFirstPage } from '../../src/app/prepareFirstPage';
import { advanceTime, useFakeTime } from '../support/fakeTime';

useFakeTime();

const Frame = () => (
  <>
    <nav aria-label="Frame" />
    <Suspense fallback={<p>Loading page</p>}>
      <Outlet />
    </Suspense>
  </>
);

/** Starts the site on a page with the given loader. */
async function start(lazy: () => Promise<Partial<RouteObject>>) {
  const routes: RouteObject[] = [
    {
      element: <Frame />,
      children: [{ errorElement: <PageErrorScreen />, children: [{ path: '/', lazy } as RouteObject] }],
    },
  ];
  let isReady = false;
  const ready = prepareFirstPage(routes, '/').then(() => {
    isReady = true;
  });
  const show = async () => {
    await ready;
    await act(async () => {
      render(<RouterProvider router={createMemoryRouter(routes)} useTransitions={false} />);
      await Promise.resolve();
    });
  };
  await advanceTime(0);
  return { isReady: () => isReady, show };
}

const Page = () => <h1>Page</h1>;
const after = (ms: number) =>
  new Promise<Partial<RouteObject>>((done) => {
    setTimeout(done, ms, { Component: Page });
  });

it('waits up to 2 s for the page’s code, so the first render is complete', async () => {
  const { isReady, show } = await start(() => after(1_900));
  await advanceTime(1_899);
  expect(isReady()).toBe(false);
  await advanceTime(1);
  await show();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
});

it('renders the frame without the page’s code after 2 s', async () => {
  const { isReady, show } = await start(() => after(10_000));
  await advanceTime(2_000);
  expect(isReady()).toBe(true);
  await show();
  expect(screen.getByRole('navigation', { name: 'Frame' })).toBeInTheDocument();
  expect(screen.getByText('Loading page')).toBeInTheDocument();
  await advanceTime(8_000);
  expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
});

it('shows the page’s error inside the frame when its code fails to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { show } = await start(() => Promise.reject(new ChunkLoadError()));
  await advanceTime(2_000);
  await show();
  expect(screen.getByRole('navigation', { name: 'Frame' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk failed');
});
