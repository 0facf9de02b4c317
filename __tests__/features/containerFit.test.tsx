import { fireEvent, screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { lengthText, parseLength } from '../../src/features/container-fit/lengthText';
import { useQuietBackend } from '../support/answers';
import { saveItem } from '../support/deviceItems';
import { renderApp } from '../support/renderApp';

// Another tool of the page loads the port statuses.
useQuietBackend();

const open = async () => {
  const app = await renderApp('/services/auto-shipping');
  const result = await screen.findByRole('region', { name: 'What fits' });
  const add = async (kind: string) => {
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Vehicle to add' }), kind);
    await app.user.click(screen.getByRole('button', { name: 'Add vehicle' }));
  };
  return { ...app, result, add };
};

describe('Will it fit?', () => {
  it('starts with an example car and no Start over button', async () => {
    const { result } = await open();
    expect(screen.getByRole('group', { name: '1. Midsize sedan' })).toBeInTheDocument();
    expect(within(result).getByText('Midsize sedan in a 40 ft container')).toBeVisible();
    expect(result).toHaveTextContent('It fits');
    expect(within(result).getByRole('link', { name: 'Get a container quote' })).toHaveAttribute(
      'href',
      '/quote?service=auto-shipping&method=container',
    );
    expect(within(result).queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    expect(localStorage.getItem(storageKeys.containerFit.key)).toBeNull();
  });

  it('measures the length left on the plan, if there’s room to write it', async () => {
    const { user, result } = await open();
    expect(within(result).getByRole('img')).toHaveTextContent('6.71 m22 ft 0 in');
    await user.click(screen.getByRole('radio', { name: '20 ft' }));
    expect(within(result).getByRole('img')).not.toHaveTextContent('ft');
  });

  it('says that the container is empty, and what to do', async () => {
    const { user, result } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove 1. Midsize sedan' }));
    expect(result).toHaveTextContent('Empty. Add a vehicle');
  });

  it('fits two sedans in a 40 ft container, but only one in a 20 ft', async () => {
    const { user, result, add } = await open();
    await add('Midsize sedan');
    expect(result).toHaveTextContent('All 2 fit');
    await user.click(screen.getByRole('radio', { name: '20 ft' }));
    expect(within(result).getByText('2 vehicles in a 20 ft container')).toBeVisible();
    expect(result).toHaveTextContent('1 of 2 fit');
    expect(result).toHaveTextContent('2. Midsize sedan: would fit, but there isn’t enough length left');
  });

  it('says why a high or wide vehicle does not fit, and what can carry it', async () => {
    const { user, result, add } = await open();
    await add('High-roof van');
    expect(result).toHaveTextContent('1 of 2 fit');
    expect(result).toHaveTextContent('is taller than the door');
    expect(result).toHaveTextContent('can go RoRo if it drives');
    const width = screen.getAllByRole('textbox', { name: 'Width' })[0] as HTMLElement;
    await user.clear(width);
    await user.type(width, '2.6');
    expect(result).toHaveTextContent('is wider than the door');
  });

  it('shows and accepts dimensions in feet, and explains a typo', async () => {
    const { user, result } = await open();
    await user.click(screen.getByRole('radio', { name: 'Feet and inches' }));
    const row = screen.getByRole('group', { name: '1. Midsize sedan' });
    const length = within(row).getByRole('textbox', { name: 'Length' });
    expect(length).toHaveValue('16 ft 0 in');
    await user.clear(length);
    await user.type(length, 'long');
    expect(length).toHaveAccessibleDescription(/Enter it like 16 ft 2 in/);
    expect(result).toHaveTextContent('a dimension is missing');
    await user.clear(length);
    await user.type(length, `45'`);
    expect(result).toHaveTextContent('is longer than the container');
  });

  it.each([
    ['Feet and inches', '84 1/4 in', '7 ft 0.25 in'],
    ['Feet and inches', `7'`, '7 ft 0 in'],
    ['Meters', '2139 mm', '2.139'],
    ['Meters', '2.1', '2.10'],
  ])(
    'doesn’t round what was typed, so that it agrees with the verdict: %s, %s',
    async (unit, typed, shown) => {
      const { user, result } = await open();
      await user.click(screen.getByRole('radio', { name: unit }));
      const width = screen.getByRole('textbox', { name: 'Width' });
      await user.clear(width);
      await user.type(width, typed);
      await user.tab();
      expect(width).toHaveValue(shown);
      const isWide = ['84 1/4 in', '2139 mm'].includes(typed);
      expect(result).toHaveTextContent(isWide ? 'is wider than the door' : 'It fits');
    },
  );

  it('rounds the length left down, so that a vehicle of that length fits', async () => {
    const { user, result } = await open();
    const length = screen.getByRole('textbox', { name: 'Length' });
    await user.clear(length);
    await user.type(length, '4880 mm');
    // 11,998 less 4,880 and 400 for clearances leaves 6,718 mm, or 22 ft 0.5 in.
    expect(result).toHaveTextContent('Length left: 6.71 m (22 ft 0 in).');
  });

  it('removes a vehicle, keeps the focus in the list, and saves the rest', async () => {
    const { user, add } = await open();
    await add('Compact car');
    await user.click(screen.getByRole('button', { name: 'Remove 1. Midsize sedan' }));
    expect(screen.getByRole('group', { name: '1. Compact car' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Vehicles' })).toHaveFocus();
    expect(screen.getByText('1. Midsize sedan was removed.')).toBeInTheDocument();
    const saved = localStorage.getItem(storageKeys.containerFit.key);
    expect(saved).toContain('Compact car');
    expect(saved).not.toContain('Midsize sedan');
  });

  it('keeps the valid vehicles of a stored list', async () => {
    const good = { id: 2, name: 'Van', length: 5932, width: 2019, height: 2814 };
    const vehicles = [{ ...good, id: 1, width: 1e300 }, good, { ...good, name: 'Double' }, null];
    saveItem('containerFit', { unit: 'ft', container: '20ft', vehicles });
    await open();
    expect(screen.getByRole('group', { name: '1. Van' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    expect(screen.getByRole('radio', { name: '20 ft' })).toBeChecked();
  });

  it('starts over from the example, with the focus on the result', async () => {
    const { user, result, add } = await open();
    await add('Motorcycle');
    expect(result).toHaveTextContent('All 2 fit');
    await user.click(within(result).getByRole('button', { name: 'Start over' }));
    expect(result).toHaveFocus();
    expect(result).toHaveTextContent('It fits');
    expect(screen.queryByRole('group', { name: '2. Motorcycle' })).not.toBeInTheDocument();
    expect(localStorage.getItem(storageKeys.containerFit.key)).toBeNull();
  });

  it('shows each vehicle from the side and from above, over its paint', async () => {
    const { result, add } = await open();
    await add('Minivan');
    const pictures = [...result.querySelectorAll('image')].map((image) => image.getAttribute('href'));
    expect(pictures).toEqual([
      expect.stringMatching(/sedan-side\.\w+\.avif$/),
      expect.stringMatching(/minivan-side\.\w+\.avif$/),
      expect.stringMatching(/sedan-above\.\w+\.avif$/),
      expect.stringMatching(/minivan-above\.\w+\.avif$/),
    ]);
  });

  it('shows the van that a vehicle’s height makes it', async () => {
    const { user, result } = await open();
    const [height] = screen.getAllByRole('textbox', { name: 'Height' });
    await user.clear(height as HTMLElement);
    await user.type(height as HTMLElement, '2.21');
    expect(result.querySelector('image')?.getAttribute('href')).toContain('van-side');
  });

  it('shows a picture from another file where the browser can’t read the first one’s format', async () => {
    const { result } = await open();
    const picture = () => result.querySelector('image')?.getAttribute('href');
    fireEvent.error(result.querySelector('image') ?? document.body);
    expect(picture()).toMatch(/sedan-side\.\w+\.webp$/);
  });

  it('accepts at most eight vehicles', async () => {
    const { add } = await open();
    for (let count = 1; count < 8; count += 1) await add('Motorcycle');
    expect(screen.queryByRole('button', { name: 'Add vehicle' })).not.toBeInTheDocument();
    expect(screen.getByText(/8 vehicles is the limit/)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Vehicles' })).toHaveFocus();
  });
});

describe('parseLength', () => {
  it.each([
    ['4.88', 'm', 4880],
    ['4,88 m', 'm', 4880],
    ['488 cm', 'ft', 4880],
    ['16', 'ft', 4877],
    ['16,5', 'ft', 5029],
    ['16,5 ft', 'm', 5029],
    [`16' 2,5"`, 'ft', 4940],
    ['192,5 in', 'ft', 4890],
    ['16,2 m', 'ft', 16_200],
    [`16' 2"`, 'm', 4928],
    ['16 ft 2 in', 'ft', 4928],
    ['192 in', 'm', 4877],
    ['', 'm', undefined],
    ['0', 'm', undefined],
    ['-3', 'm', undefined],
    ['488', 'm', undefined],
    [`191 1/2"`, 'ft', 4864],
    ['191½"', 'ft', 4864],
    [`5' 3/4"`, 'ft', 1543],
    ['10 3/8 IN.', 'ft', 264],
    ['85-1/2in', 'ft', 2172],
    ['16 ft. 2 in.', 'ft', 4928],
    ['1 foot', 'ft', 305],
    ['4.88 meters', 'ft', 4880],
    ['488 Centimeters', 'm', 4880],
    ['4,880 mm', 'm', 4880],
    ['4.880 mm', 'm', 4880],
    ['1,854mm', 'ft', 1854],
    ['\uFF14.\uFF18 m', 'ft', 4800],
    ['1/0 in', 'ft', undefined],
    ['about 5', 'm', undefined],
  ] as const)('reads %p in %s as %p mm', (text, unit, mm) => {
    expect(parseLength(text, unit)).toBe(mm);
  });

  it('is the inverse of lengthText', () => {
    expect(lengthText(4885, 'm')).toBe('4.89');
    expect(lengthText(4928, 'ft')).toBe('16 ft 2 in');
    expect(lengthText(0, 'm')).toBe('');
  });
});
