import styled from 'styled-components';
import { methodAdvice, methodPorts } from '../../content/tools/methodChooser';
import { assumptionText, methodNames, methodReasons } from '../../content/tools/shippingMethod';
import type { ShippingAdvice } from '../../lib/vehicle/shippingMethod';
import { ToolResult } from '../../ui/ToolResult';
import { space } from '../../ui/theme/tokens';

/** The recommended method with reasons, what it takes for granted, an alternative, and the ports that take it. */
export function MethodAdvice({
  advice: { method, reasons, assumptions, alternative },
}: {
  readonly advice: ShippingAdvice;
}) {
  return (
    <ToolResult label={methodAdvice.by} value={methodNames[method]}>
      <Reasons>
        {reasons.map((reason) => (
          <li key={reason}>{methodReasons[reason]}</li>
        ))}
        {assumptions.length > 0 && <li>{assumptionText(assumptions)}</li>}
      </Reasons>
      {alternative && <p>{methodAdvice.alternative(methodNames[alternative])}</p>}
      {methodPorts[method] && <p>{methodPorts[method]}</p>}
      <p>{methodAdvice.note}</p>
    </ToolResult>
  );
}

export const Reasons = styled.ul`
  display: grid;
  gap: ${space(2)};
`;
