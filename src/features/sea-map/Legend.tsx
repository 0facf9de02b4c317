import styled from 'styled-components';
import { portStates, seaMapWords } from '../../content/ports/portStates';
import type { PortStateCode } from '../../content/ports/portStates';
import { formatList } from '../../lib/text/format';
import { from, space } from '../../ui/theme/tokens';
import { PortMark } from './PortMark';
import type { MapPort } from './types';

/** The legend of the marks in use. Reserves its height, because the statuses load later. */
export function Legend({ ports }: { readonly ports: readonly MapPort[] }) {
  const codes = Object.keys(portStates) as PortStateCode[];
  const tones = new Map<string, { state: PortStateCode; labels: string[] }>();
  for (const state of codes.filter((code) => ports.some((port) => port.state === code))) {
    const { tone, label } = portStates[state];
    tones.set(tone, { state, labels: [...(tones.get(tone)?.labels ?? []), label] });
  }
  if (tones.size === 0) return <Row as="div" />;
  return (
    <Row aria-label={seaMapWords.key}>
      {[...tones.values()].map(({ state, labels }) => (
        <li key={state}>
          <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
            <PortMark state={state} />
          </svg>
          {formatList([labels[0] ?? '', ...labels.slice(1).map((label) => label.toLowerCase())], 'or')}
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  min-height: calc(${space(3)} + 1.6em);
  padding: ${space(3)} 0 0;
  font-size: var(--t-xs);
  ${from.sm} {
    column-gap: ${space(5)};
    font-size: var(--t-sm);
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
  }
`;
