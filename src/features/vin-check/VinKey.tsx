import styled from 'styled-components';
import { vinParts, vinPositions, vinVerdict } from '../../content/tools/vinCheck';
import { VIN_LENGTH } from '../../lib/vin/vin';
import { explainPositions } from '../../lib/vin/explainPositions';
import { fills } from '../../ui/HatchedBar';
import { inRows } from '../../ui/toolSheet';
import { Stencil } from '../../ui/theme/text';
import { headingFont, screenOnly, space } from '../../ui/theme/tokens';

/** The sections of any VIN: none of its characters counts. */
const sections = explainPositions('0'.repeat(VIN_LENGTH));

/** What the check shows before there's a VIN: its seventeen places, by what they say. */
export function VinKey() {
  return (
    <>
      <Stencil>{vinPositions.title}</Stencil>
      <Places aria-hidden="true">
        {sections.map(({ code, start, end }) => (
          <Place key={code} $places={end - start + 1} />
        ))}
      </Places>
      <Key>
        {sections.map(({ code, start, end }) => (
          <li key={code}>
            <strong>{vinPositions.range(start, end)}</strong> {vinParts[code].name}
          </li>
        ))}
      </Key>
      <p>{vinVerdict.empty}</p>
    </>
  );
}

const Places = styled.div`
  display: flex;
  height: 2.25rem;
  ${inRows} {
    box-shadow: 0 0 0 1px var(--ink);
  }
  ${screenOnly}
`;

const Place = styled.span<{ $places: number }>`
  flex: ${({ $places }) => $places} 0 0;
  background: linear-gradient(90deg, transparent calc(100% - 1px), var(--ink) 0) 0 0 /
    ${({ $places }) => `${String(100 / $places)}%`} 100% var(--sand);
  &:nth-child(even) {
    background-color: ${fills.blue};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Key = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)} ${space(4)};
  font-size: var(--t-sm);
  ${inRows} {
    grid-template-columns: repeat(3, auto);
  }
  strong {
    ${headingFont}
    display: inline-block;
    min-width: 3.5em;
    font-variant-numeric: tabular-nums;
  }
`;
