import styled from 'styled-components';
import { plans } from '../../content/ports/mapLabels';
import type { PlanName } from '../../content/ports/mapLabels';
import { seaMapWords } from '../../content/ports/portStates';
import { ownTimeZone } from '../../lib/time/zonedTime';
import { onListOnPhones, onPlate } from './Sheets';
import type { MapPosition } from './types';

interface CoastSwitchProps {
  readonly coasts: readonly PlanName[];
  readonly coast: PlanName | undefined;
  readonly onChoose: (coast: PlanName) => void;
}

/** Chooses the coast below the Atlantic on phones, which have room for one inset. Wider screens show all of them. */
export function CoastSwitch({ coasts, coast, onChoose }: CoastSwitchProps) {
  return (
    <Row role="group" aria-label={seaMapWords.coasts}>
      {plans
        .filter(({ name }) => coasts.includes(name))
        .map(({ name, title }) => (
          <button key={name} type="button" aria-pressed={name === coast} onClick={() => onChoose(name)}>
            {title}
          </button>
        ))}
    </Row>
  );
}

/** The coast to show first: the vessel's next one, or the visitor's own, by the time zone of the device. */
export function firstCoast(
  coasts: readonly PlanName[],
  position: MapPosition | undefined,
): PlanName | undefined {
  if (position) return position.fraction < 0.5 ? coasts[0] : coasts.at(-1);
  const own = coastOf(ownTimeZone());
  return coasts.includes(own) ? own : coasts[0];
}

function coastOf(zone: string): PlanName {
  if (zone.startsWith('Africa/')) return 'nigeria';
  return zone === 'America/Chicago' ? 'texas' : 'east';
}

const Row = styled.div`
  display: flex;
  border: 1px solid var(--ink);
  border-top: 0;
  ${onListOnPhones('border-top: 1px solid;')}
  ${onPlate('display: none;')}
  button {
    flex: 1;
    min-height: var(--touch);
    background: var(--white);
    font-size: var(--t-sm);
    font-weight: 600;
  }
  button + button {
    border-inline-start: 1px solid var(--ink);
  }
  [aria-pressed='true'] {
    background: var(--ink);
    color: var(--paper);
  }
  @media (forced-colors: active) {
    [aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
