import { countryNames, regionNames } from '../../content/tools/vinCheck';
import type { VinFacts } from '../../lib/vin/checkVin';
import type { VinModelYear } from '../../lib/vin/modelYear';
import { Facts } from '../../ui/Facts';

function yearWords(year: VinModelYear): string {
  switch (year.kind) {
    case 'single':
      return String(year.year);
    case 'ambiguous':
      return `${String(year.years[0])} or ${String(year.years[1])}: position 10 repeats every 30 years`;
    default:
      return 'Unknown: position 10 isn’t a year code';
  }
}

function makerWords({ region, country, makes }: VinFacts): string {
  const place = (country && countryNames[country]) ?? (region && regionNames[region]);
  return place ?? (makes.length > 0 ? 'Unknown' : 'Not in our table');
}

/** Model year, make and country, as far as the number itself tells. */
export function VinFactList({ facts }: { readonly facts: VinFacts }) {
  return (
    <Facts
      items={[
        { term: 'Model year', value: yearWords(facts.modelYear) },
        {
          term: 'Make',
          value: facts.makes.length > 0 ? facts.makes.join(' or ') : 'Not in our table, which is common',
        },
        { term: 'Maker’s country', value: makerWords(facts) },
      ]}
    />
  );
}
