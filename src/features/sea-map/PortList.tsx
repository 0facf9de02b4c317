import styled from 'styled-components';
import { portCountries, portStates } from '../../content/ports/portStates';
import type { PortCountry } from '../../content/ports/portStates';
import { findPort } from '../../content/ports/findPort';
import { from, oneColumn, quietText, space } from '../../ui/theme/tokens';
import { canonicalCode } from './lane';
import { PortSign } from './PortMark';
import type { MapPort } from './types';

interface PortListProps {
  readonly ports: readonly MapPort[];
  readonly title: string;
}

/** Everything on the map as a list. Its marks double as the legend. */
export function PortList({ ports, title }: PortListProps) {
  const countries = Object.keys(portCountries) as PortCountry[];
  return (
    <Lists>
      {countries.map((country) => {
        const here = ports.filter(({ code }) => countryOf(code) === country);
        return (
          here.length > 0 && (
            <div key={country}>
              <Country>{portCountries[country]}</Country>
              <ul aria-label={`${title}: ${portCountries[country]}`}>
                {here.map((port) => (
                  <li key={port.code}>
                    <PortSign state={port.state} />
                    <span>{port.name}</span>
                    <small>{detailText(port)}</small>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </Lists>
  );
}

const countryOf = (code: string): string =>
  canonicalCode(code)?.slice(0, 2) ?? code.trim().slice(0, 2).toUpperCase();

/** The port's status or, without one, its location. */
function detailText({ code, state, rawStatus }: MapPort): string {
  if (state) return rawStatus ?? portStates[state].label;
  const known = findPort(code);
  return known?.place.replace(`${known.name}, `, '') ?? '';
}

const Lists = styled.div`
  ${oneColumn}
  gap: ${space(5)} ${space(8)};
  padding-top: ${space(5)};
  ${from.md} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 7fr);
  }
  ul {
    columns: 15rem;
    column-gap: ${space(8)};
  }
  li {
    display: grid;
    grid-template-columns: 1rem minmax(0, auto) minmax(0, 1fr);
    align-items: center;
    gap: ${space(2)};
    min-height: ${space(9)};
    border-top: 1px solid var(--line);
    break-inside: avoid;
    font-weight: 640;
  }
  small {
    justify-self: end;
    ${quietText}
    font-weight: 400;
    line-height: 1.25;
    text-align: end;
  }
`;

const Country = styled.p`
  padding-bottom: ${space(2)};
  font-size: var(--t-xs);
  font-weight: 700;
  letter-spacing: 0.09em;
  text-transform: uppercase;
`;
