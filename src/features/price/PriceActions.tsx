import styled from 'styled-components';
import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { priceActions } from '../../content/tools/priceTool';
import { shareHref } from '../../lib/text/contactLinks';
import { ButtonLink, NewTabButton } from '../../ui/buttons/Button';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { PrintAloneButton } from '../../ui/buttons/PrintButton';
import { space } from '../../ui/theme/tokens';
import { Halves } from './lineParts';
import type { PriceInputs } from './model/inputs';
import { sheetText } from './model/priceSheet';
import type { Sheet } from './model/priceSheet';
import { quoteLink } from './model/quoteLink';

interface PriceActionsProps {
  readonly inputs: PriceInputs;
  readonly sheet: Sheet;
  readonly hasPrice: boolean;
  readonly onClear: () => void;
}

/** Actions for the result: get a quote, share, print, clear. */
export function PriceActions({ inputs, sheet, hasPrice, onClear }: PriceActionsProps) {
  if (!hasPrice) return <ButtonLink to={quoteLink(inputs)}>{priceActions.getQuote}</ButtonLink>;
  const text = sheetText(sheet, `${env.siteUrl}${paths.carPurchase}#price`);
  return (
    <ResultActions>
      <ButtonLink to={quoteLink(inputs)}>{priceActions.getQuote}</ButtonLink>
      <NewTabButton $variant="secondary" href={shareHref(text)}>
        {priceActions.shareByWhatsApp}
      </NewTabButton>
      <PrintAloneButton part="[data-price]">{priceActions.print}</PrintAloneButton>
      <ClearButton quiet onClear={onClear}>
        {priceActions.clear}
      </ClearButton>
    </ResultActions>
  );
}

/** The main action, then a row of equal ones, then Clear. */
export const ResultActions = styled(Halves)`
  gap: ${space(3)};
  width: 100%;
  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  > * {
    padding-inline: ${space(2)};
    text-align: center;
  }
`;
