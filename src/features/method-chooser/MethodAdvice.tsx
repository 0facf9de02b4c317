import styled from 'styled-components';
import { methodAdvice, methodPorts, methodRules } from '../../content/tools/methodChooser';
import { assumptionText, methodNames, methodReasons } from '../../content/tools/shippingMethod';
import type { ShippingAdvice } from '../../lib/vehicle/shippingMethod';
import { ToolResult } from '../../ui/ToolResult';
import { space } from '../../ui/theme/tokens';

/** Which method is for what, before anything is known of the visitor's car. */
export function MethodRules() {
  return (
    <Rules>
      {methodRules.map(({ method, rule }) => (
        <div key={method}>
          <dt>{methodNames[method]}</dt>
          <dd>{rule}</dd>
          {methodPorts[method] && <dd>{methodPorts[method]}</dd>}
        </div>
      ))}
    </Rules>
  );
}

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

const Reasons = styled.ul`
  display: grid;
  gap: ${space(2)};
`;

const Rules = styled.dl`
  display: grid;
  gap: ${space(6)};
  margin: 0;
  dt {
    font-family: var(--font-heading);
    font-size: var(--t-lg);
    font-weight: 780;
  }
  dd {
    margin: ${space(1)} 0 0;
  }
`;
