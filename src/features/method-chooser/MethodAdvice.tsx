import styled from 'styled-components';
import { paths } from '../../config/paths';
import { methodAdvice } from '../../content/tools/methodChooser';
import { methodNames, methodQuotes, methodReasons } from '../../content/tools/shippingMethod';
import type { ShippingAdvice, ShippingMethod } from '../../lib/vehicle/shippingMethod';
import { ButtonLink } from '../../ui/buttons/Button';
import { ToolAnswer } from '../../ui/ToolAnswer';
import { onPaper, space } from '../../ui/theme/tokens';

/** What the quote form's own question calls each method: it has no flat rack, so a person decides. */
const quoteMethod: Readonly<Record<ShippingMethod, string>> = {
  roro: 'roro',
  container: 'container',
  'flat-rack': 'unsure',
};

/** The advised method, why, what may do as well, and the way on. */
export function MethodAdvice({
  advice: { method, reasons, alternative },
}: {
  readonly advice: ShippingAdvice;
}) {
  return (
    <ToolAnswer label={methodAdvice.by} value={methodNames[method]}>
      <Reasons>
        {reasons.map((reason) => (
          <li key={reason}>{methodReasons[reason]}</li>
        ))}
      </Reasons>
      {alternative && <p>{methodAdvice.alternative(methodNames[alternative])}</p>}
      <p>{methodAdvice.note}</p>
      <Way>
        <ButtonLink to={`${paths.quote}?service=auto-shipping&method=${quoteMethod[method]}`}>
          {methodQuotes[method]}
        </ButtonLink>
      </Way>
    </ToolAnswer>
  );
}

const Reasons = styled.ul`
  display: grid;
  gap: ${space(2)};
`;

const Way = styled.div`
  margin-top: ${space(3)};
  ${onPaper} {
    display: none;
  }
`;
