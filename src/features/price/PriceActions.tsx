import { useEffect, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { ButtonAnchor, ButtonLink } from '../../ui/buttons/Button';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { ScriptButton } from '../../ui/buttons/ScriptButton';
import { onPaper } from '../../ui/theme/tokens';
import type { PriceInputs } from './model/inputs';
import { sheetText } from './model/priceSheet';
import type { PriceSheet } from './model/priceSheet';
import { quoteLink } from './model/quoteLink';
import { PictureButton } from './PictureButton';

interface PriceActionsProps {
  readonly inputs: PriceInputs;
  readonly sheet: PriceSheet;
  readonly hasPrice: boolean;
  readonly onClear: () => void;
}

/** What can be done with a result: a quote, a message, a picture, paper. */
export function PriceActions({ inputs, sheet, hasPrice, onClear }: PriceActionsProps) {
  /** Another one at each press. */
  const [printing, setPrinting] = useState<object>();
  useEffect(() => {
    if (!printing) return undefined;
    const done = () => {
      setPrinting(undefined);
    };
    window.addEventListener('afterprint', done);
    window.print();
    return () => {
      window.removeEventListener('afterprint', done);
    };
  }, [printing]);

  if (!hasPrice) return <ButtonLink to={quoteLink(inputs)}>Get a quote with this</ButtonLink>;
  const text = sheetText(sheet, `${env.siteUrl}${paths.carPurchase}#price`);
  return (
    <>
      <ButtonLink to={quoteLink(inputs)}>Get a quote with this</ButtonLink>
      <ButtonAnchor
        $variant="secondary"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Share by WhatsApp
      </ButtonAnchor>
      <PictureButton sheet={() => sheet} />
      <ScriptButton
        $variant="secondary"
        onClick={() => {
          setPrinting({});
        }}
      >
        Print
      </ScriptButton>
      <ClearButton onClear={onClear}>Clear</ClearButton>
      {printing && <PriceAlone />}
    </>
  );
}

/* The page around it would take a dozen sheets. */
const PriceAlone = createGlobalStyle`
  ${onPaper} {
    body *:not(:has([data-price]), [data-price], [data-price] *) {
      display: none !important;
    }
    body *:has([data-price]) {
      padding: 0;
      margin: 0;
      border: 0;
    }
  }
`;
