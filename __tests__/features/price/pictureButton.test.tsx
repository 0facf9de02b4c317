import { fireEvent, screen, waitFor } from '@testing-library/react';
import { download } from '../../../src/ui/download';
import { renderApp } from '../../support/renderApp';

jest.mock('../../../src/features/price/drawPrice', () => ({
  drawPrice: () => Promise.resolve(new Blob(['picture'], { type: 'image/png' })),
}));
jest.mock('../../../src/ui/download');

afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

/** Shares the picture on a device whose share sheet fails with this error. */
async function shareFailingWith(errorName: string) {
  const share = jest.fn(() => Promise.reject(new DOMException('failed', errorName)));
  Object.assign(navigator, { share, canShare: () => true });
  const { user } = await renderApp('/services/car-purchase');
  fireEvent.change(await screen.findByLabelText('Your bid, US dollars'), { target: { value: '10000' } });
  await user.click(screen.getByRole('button', { name: 'Share as a picture' }));
  await waitFor(() => {
    expect(share).toHaveBeenCalledTimes(1);
  });
}

it.each([
  ['the share sheet was closed', 'AbortError'],
  ['the share sheet is still open', 'InvalidStateError'],
])('downloads nothing when %s', async (_when, errorName) => {
  await shareFailingWith(errorName);
  expect(screen.getByRole('button', { name: 'Share as a picture' })).toBeInTheDocument();
  expect(download).not.toHaveBeenCalled();
});

it('downloads the picture when it can’t be shared', async () => {
  await shareFailingWith('NotAllowedError');
  expect(await screen.findByRole('button', { name: 'Picture saved' })).toBeInTheDocument();
  expect(download).toHaveBeenCalledWith(expect.any(Blob), 'what-it-costs.png');
});
