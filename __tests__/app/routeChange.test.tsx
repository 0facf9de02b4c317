import { act, screen, waitFor, within } from '@testing-library/react';
import type { PageHandle } from '../../src/app/pageHandle';
import { routes } from '../../src/app/routes';
import { company } from '../../src/content/company';
import { twoWays } from '../../src/content/services/autoShipping';
import { useQuietBackend } from '../support/answers';
import { firstLink, follow, loadPage } from '../support/follow';
import { renderApp } from '../support/renderApp';
import { scrollToMock } from '../support/scrollToMock';
import { announcerProps } from '../../src/ui/announce';

useQuietBackend();

const announced = () => document.getElementById(announcerProps.id)?.textContent;

async function goBack(to: string): Promise<void> {
  await loadPage(to);
  act(() => {
    window.history.back();
  });
  await waitFor(() => {
    expect(document.title).toContain(to === '/terms' ? 'Terms' : 'Privacy');
  });
}

it('leaves scroll and focus to the browser on the first page', async () => {
  await renderApp('/terms');
  expect(scrollToMock).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  expect(announced()).toBe('');
  expect(document.title).toMatch(/^Terms of Service/);
});

it('scrolls a new page to the top, focuses its heading and announces its title', async () => {
  await renderApp('/terms');
  await follow('Privacy Policy');
  expect(scrollToMock).toHaveBeenLastCalledWith(0, 0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(document.title).toBe(`Privacy Policy | ${company.name}`);
  expect(announced()).toBe(document.title);
});

it('focuses the section that a link to a new page names', async () => {
  await renderApp('/services');
  await follow('RoRo or container');
  expect(screen.getByRole('region', { name: twoWays.title })).toHaveFocus();
});

it('updates the meta description with the page', async () => {
  const description = document.head.appendChild(document.createElement('meta'));
  description.name = 'description';
  await renderApp('/terms');
  await follow('Cookie Policy');
  await waitFor(() => {
    expect(description.content).toMatch(/stores on your device/);
  });
  description.remove();
});

it('ignores a description that arrives after its page was left', async () => {
  const description = document.head.appendChild(document.createElement('meta'));
  description.name = 'description';
  const page = routes[0]?.children?.[0]?.children?.find(({ path }) => path === '/privacy');
  let arrive: (text: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => (arrive = resolve));
  const slow = jest.spyOn(page?.handle as PageHandle, 'description').mockReturnValue(late);
  await renderApp('/terms');
  await follow('Privacy Policy');
  await follow('Cookie Policy');
  await waitFor(() => {
    expect(description.content).toMatch(/stores on your device/);
  });
  await act(async () => {
    arrive('What the privacy page says');
    await late;
  });
  expect(description.content).toMatch(/stores on your device/);
  expect(slow).toHaveBeenCalled();
  slow.mockRestore();
  description.remove();
});

it('removes an error from the title with the page that had it', async () => {
  const { user } = await renderApp('/shop');
  const form = within(screen.getByRole('region', { name: 'Something else' }));
  await user.click(form.getByRole('button', { name: 'Add to my list' }));
  expect(document.title).toMatch(/^Error: Shop/);
  await follow('Privacy Policy');
  expect(document.title).toBe(`Privacy Policy | ${company.name}`);
});

function scrollTo(top: number): void {
  act(() => {
    jest.replaceProperty(window, 'scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  });
}

it('keeps the scroll position when only the query changes', async () => {
  const { user } = await renderApp('/terms');
  scrollTo(740);
  await user.click(firstLink('Sign in'));
  await waitFor(() => {
    expect(window.location.search).not.toBe('');
  });
  expect(scrollToMock).not.toHaveBeenCalled();
});

it('restores the scroll position on back', async () => {
  await renderApp('/terms');
  scrollTo(740);
  await follow('Privacy Policy');
  expect(scrollToMock).toHaveBeenLastCalledWith(0, 0);
  await goBack('/terms');
  expect(scrollToMock).toHaveBeenLastCalledWith(0, 740);
});

it('restores the scroll position on back after the page’s URL changed', async () => {
  const { user } = await renderApp('/terms');
  scrollTo(370);
  await user.click(firstLink('Sign in'));
  scrollTo(740);
  await follow('Privacy Policy');
  await goBack('/terms');
  expect(scrollToMock).toHaveBeenLastCalledWith(0, 740);
});

it('restores the scroll position on back, not the section the page was opened at', async () => {
  await renderApp('/terms#main');
  scrollTo(740);
  await follow('Privacy Policy');
  await goBack('/terms');
  expect(scrollToMock).toHaveBeenLastCalledWith(0, 740);
});

it('survives a hash that cannot be decoded', async () => {
  // The router warns about the hash.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderApp('/terms');
  await follow('Privacy Policy');
  window.history.replaceState(window.history.state, '', '/privacy');
  window.history.pushState({ idx: 9, key: 'odd', usr: null }, '', '/cookies#100%');
  await loadPage('/cookies');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  });
  await waitFor(() => {
    expect(document.title).toMatch(/^Cookie Policy/);
  });
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
});
