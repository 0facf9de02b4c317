import styled from 'styled-components';
import { methodAdvice } from '../../content/tools/methodChooser';
import { methodNames, methodReasons } from '../../content/tools/shippingMethod';
import type { ShippingAdvice } from '../../lib/vehicle/shippingMethod';
import { ToolResult } from '../../ui/ToolResult';
import { space } from '../../ui/theme/tokens';

/** The recommended method with reasons and an alternative. */
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
    </ToolResult>
  );
}

const Reasons = styled.ul`
  display: grid;
  gap: ${space(2)};
`;
