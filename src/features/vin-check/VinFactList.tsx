import { countryNames, regionNames, yearDoubts, vinFacts } from '../../content/tools/vinCheck';
import { formatList } from '../../lib/text/formatList';
import type { VinFacts } from '../../lib/vin/checkVin';
import type { VinModelYear } from '../../lib/vin/modelYear';
import { Facts } from '../../ui/Facts';

function yearWords(year: VinModelYear): string {
  switch (year.kind) {
    case 'certain':
      return String(year.year);
    case 'possible':
      return vinFacts.possibleYear(year.years, yearDoubts[year.doubt]);
    default:
      return vinFacts.unknownYear;
  }
}

function makerWords({ region, country, makes }: VinFacts): string {
  const place = (country && countryNames[country]) ?? (region && regionNames[region]);
  return place ?? (makes.length > 0 ? vinFacts.unknown : vinFacts.unknownCountry);
}

/** Model year, make and country, as encoded in the VIN. */
export function VinFactList({ facts }: { readonly facts: VinFacts }) {
  return (
    <Facts
      items={[
        { term: vinFacts.modelYear, value: yearWords(facts.modelYear) },
        {
          term: vinFacts.make,
          value: facts.makes.length > 0 ? formatList(facts.makes, 'or') : vinFacts.unknownMake,
        },
        { term: vinFacts.country, value: makerWords(facts) },
      ]}
    />
  );
}
