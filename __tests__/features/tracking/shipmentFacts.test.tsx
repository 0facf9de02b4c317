import { render, screen } from '@testing-library/react';
import type { QuoteStatus } from '../../../src/api/schemas/quote';
import { ShipmentFacts } from '../../../src/features/tracking/ShipmentFacts';

/** What stands beside 'Container'. */
function containerText(container: string): string {
  const found = { reference: 'HAL-1', status: 'in_transit', shipment: { container } } as QuoteStatus;
  render(<ShipmentFacts found={found} />);
  return screen.getByText('Container').nextElementSibling?.textContent ?? '';
}

const OK = 'Valid check digit (ISO 6346).';

it('says whether a container number’s check digit is valid', () => {
  expect(containerText('CSQU 305438-3')).toBe(`CSQU 305438-3${OK}`);
});

it('says which digit a container number should end in', () => {
  expect(containerText('CSQU3054384')).toBe(
    'CSQU3054384The last digit should be 3. Ask us before you use this number.',
  );
});

it('says that a text is no container number', () => {
  expect(containerText('TBA')).toBe(
    'TBAThis isn’t a valid container number (ISO 6346). Ask us for the right one.',
  );
});

it.each(['CSQU3054383, TGHU7654320', 'csqu 305438/3 / TGHU 765432-0', 'CSQU3054383 and TGHU7654320'])(
  'checks each of several numbers: %s',
  (text) => {
    const shown = containerText(text);
    expect(shown.split(OK)).toHaveLength(3);
    expect(shown).not.toContain('isn’t');
  },
);
