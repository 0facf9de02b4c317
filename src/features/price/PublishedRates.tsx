import { confidenceNames, rates } from '../../content/rates';
import type { RateName } from '../../content/rates';
import type { RateSource } from '../../content/rateTypes';
import { publishedRows, publishedRates } from '../../content/tools/price';
import { DataTable } from '../../ui/DataTable';
import { ExternalLink } from '../../ui/links';
import { datesOf } from './model/priceFormat';

/** A figure's publisher, document and dates, and how firm it is. */
function Source({ rate }: { readonly rate: RateSource }) {
  const { publisher, document, link, confidence, caution } = rate;
  const name = link ? <ExternalLink href={link}>{document}</ExternalLink> : document;
  return (
    <>
      {publisher}, {name}, {datesOf(rate)}.{' '}
      {caution && confidence !== 'sure' && <strong>{confidenceNames[confidence]}: </strong>}
      {caution && <span>{caution}.</span>}
    </>
  );
}

/** A figure with its source. */
export function PublishedRate({ name }: { readonly name: RateName }) {
  return (
    <>
      {rates[name].text}. <Source rate={rates[name]} />
    </>
  );
}

/** A table of the published figures with their sources, shown until the tool loads and without scripts. */
export function PublishedRates() {
  return (
    <DataTable
      caption={publishedRates.caption}
      columns={['Item', 'Published', 'Source']}
      rows={publishedRows.map((name) => ({
        key: name,
        cells: [rates[name].name, rates[name].text, <Source key="source" rate={rates[name]} />],
      }))}
    />
  );
}
