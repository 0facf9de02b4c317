import { Fragment } from 'react';
import { confidenceNames, rates } from '../../content/rates';
import type { RateName } from '../../content/rates';
import type { RateSource } from '../../content/rateTypes';
import { publishedRows, publishedRates } from '../../content/tools/price';
import { DataTable } from '../../ui/DataTable';
import { ExternalLink } from '../../ui/links';
import { datesOf } from './model/priceFormat';

/** A figure's publisher and document, linked if possible. */
function SourceName({ rate: { publisher, document, link } }: { readonly rate: RateSource }) {
  return (
    <>
      {publisher}, {link ? <ExternalLink href={link}>{document}</ExternalLink> : document}
    </>
  );
}

/** How firm a figure is and what to do about it, in one sentence; nothing if it's certain. */
function Caution({ rate: { confidence, caution } }: { readonly rate: RateSource }) {
  if (!caution) return null;
  return (
    <>
      {confidence !== 'sure' && <strong>{confidenceNames[confidence]}: </strong>}
      <span>{caution}.</span>
    </>
  );
}

/** A figure with its source, dates, and how firm it is. */
export function PublishedRate({ name }: { readonly name: RateName }) {
  return (
    <>
      {rates[name].text}. <SourceName rate={rates[name]} />, {datesOf(rates[name])}.{' '}
      <Caution rate={rates[name]} />
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
        cells: [
          rates[name].name,
          rates[name].text,
          <Fragment key="source">
            <SourceName rate={rates[name]} />, {datesOf(rates[name])}. <Caution rate={rates[name]} />
          </Fragment>,
        ],
      }))}
    />
  );
}
