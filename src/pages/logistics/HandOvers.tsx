import styled from 'styled-components';
import { Section } from '../../ui/Section';
import { Lead } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

const handOvers = [
  ['From the yard to the driver', 'Photos at the gate, mileage, key count, release.'],
  ['From the driver to storage', 'Checked against the first photos. Both sides sign for anything new.'],
  ['From storage to the terminal', 'The dock receipt notes its condition. You get a copy.'],
  ['From the terminal to the road', 'Checked against the dock receipt before it leaves the gate in Nigeria.'],
  ['From the driver to you', 'Check it, then sign. Write any damage on the delivery note.'],
] as const;

/** Each change of hands and what proves the car's state there. */
export function HandOvers() {
  return (
    <Section
      tone="ink"
      heading="beside"
      title="Five handovers, all on record"
      intro="If something goes missing, the photos show where."
    >
      <List>
        {handOvers.map(([when, proof]) => (
          <li key={when}>
            <strong>{when}</strong>
            <p>{proof}</p>
          </li>
        ))}
      </List>
      <Closing as="p">Ask for the photos of any handover with your reference.</Closing>
    </Section>
  );
}

const List = styled.ol`
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${space(1)};
    padding-block: ${space(4)};
    border-top: 1px solid var(--line-strong);
    ${from.sm} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: ${space(6)};
    }
  }
`;

const Closing = styled(Lead)`
  margin-top: ${space(6)};
`;
