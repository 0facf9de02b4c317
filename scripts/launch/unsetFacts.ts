import type { company as facts } from '../../src/content/company';
import type { Finding } from './finding';

const COMPANY = 'src/content/company.ts';

/**
 * Licenses without a number and offices without a contact person, which the site hides until they are set. An office
 * whose person is null has none.
 */
export const unsetFacts = ({
  licenses,
  offices,
}: Pick<typeof facts, 'licenses' | 'offices'>): readonly Finding[] => [
  ...licenses
    .filter(({ number }) => !number)
    .map(({ name }) => ({ where: `${COMPANY} licenses, ${name}`, value: 'number not set' })),
  ...offices
    .filter(({ person }) => person === '')
    .map(({ title }) => ({ where: `${COMPANY} offices, ${title}`, value: 'person not set' })),
];
