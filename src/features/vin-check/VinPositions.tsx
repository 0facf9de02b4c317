import styled from 'styled-components';
import { vinParts, vinPositions } from '../../content/tools/vinCheck';
import { explainPositions } from '../../lib/vin/explainPositions';
import { Disclosure } from '../../ui/Disclosure';
import { RuledList } from '../../ui/theme/layout';
import { quietText, space } from '../../ui/theme/tokens';

const placesOf = (start: number, end: number) =>
  start === end ? vinPositions.position(start) : vinPositions.positions(start, end);

/** The VIN split into its sections, each with its meaning. */
export function VinPositions({ vin }: { readonly vin: string }) {
  return (
    <Positions>
      <Disclosure summary={vinPositions.title}>
        <Parts as="ol" $gap={3} $closed>
          {explainPositions(vin).map(({ code, start, end, text }) => (
            <li key={code}>
              <code>{text}</code>
              <div>
                <strong>{vinParts[code].name}</strong>
                <span>{placesOf(start, end)}</span>
                <p>{vinParts[code].text}</p>
              </div>
            </li>
          ))}
        </Parts>
      </Disclosure>
    </Positions>
  );
}

const Positions = styled.div`
  width: 100%;
`;

const Parts = styled(RuledList)`
  li {
    display: grid;
    grid-template-columns: minmax(6.5rem, auto) minmax(0, 1fr);
    gap: ${space(4)};
  }
  code {
    font-size: var(--t-lg);
    font-weight: 700;
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
  }
  div {
    display: grid;
    gap: ${space(0.5)};
  }
  span {
    ${quietText}
  }
`;
