import styled from 'styled-components';
import { paths } from '../../config/paths';
import { methodAdvice } from '../../content/tools/methodChooser';
import { methodNames, methodQuotes, methodReasons } from '../../content/tools/shippingMethod';
import type { ShippingAdvice, ShippingMethod } from '../../lib/vehicle/shippingMethod';
import { ButtonLink } from '../../ui/buttons/Button';
import { ToolResult } from '../../ui/ToolResult';
import { onPaper, space } from '../../ui/theme/tokens';

/** Maps methods to the quote form's choices. It has no flat rack, so that is left to us to decide. */
const quoteMethod: Readonly<Record<ShippingMethod, string>> = {
  roro: 'roro',
  container: 'container',
  'flat-rack': 'unsure',
};

/** The recommended method with reasons, an alternative and a link to the quote form. */
export function MethodAdvice({
  advice: { method, reasons, alternative },
}: {
  readonly advice: ShippingAdvice;
}) {
  return (
    <ToolResult label={methodAdvice.by} value={methodNames[method]}>
      <Reasons>
        {reasons.map((reason) => (
          <li key={reason}>{methodReasons[reason]}</li>
        ))}
      </Reasons>
      {alternative && <p>{methodAdvice.alternative(methodNames[alternative])}</p>}
      <p>{methodAdvice.note}</p>
      <QuoteButton>
        <ButtonLink to={`${paths.quote}?service=auto-shipping&method=${quoteMethod[method]}`}>
          {methodQuotes[method]}
        </ButtonLink>
      </QuoteButton>
    </ToolResult>
  );
}

const Reasons = styled.ul`
  display: grid;
  gap: ${space(2)};
`;

const QuoteButton = styled.div`
  margin-top: ${space(3)};
  ${onPaper} {
    display: none;
  }
`;
