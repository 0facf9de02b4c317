import styled from 'styled-components';
import { Section } from '../../ui/Section';
import { Lead } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

const handOvers = [
  ['From the yard to the driver', 'Photographs at the gate, mileage, keys counted, release shown.'],
  [
    'From the driver to storage',
    'Compared with the first photographs; what is new is written down and signed by both.',
  ],
  ['From storage to the terminal', 'The dock receipt notes its state. A copy goes to you.'],
  ['From the terminal to the road', 'Compared with the dock receipt before it leaves the gate in Nigeria.'],
  ['From the driver to you', 'You look first and sign after. Write what you see on the paper itself.'],
] as const;

/** Each change of hands and what proves the car's state there. */
export function HandOvers() {
  return (
    <Section
      tone="ink"
      heading="beside"
      title="Five handovers, five proofs"
      intro="When something is missing at the end, the question is: between which two photographs?"
    >
      <List>
        {handOvers.map(([when, proof]) => (
          <li key={when}>
            <strong>{when}</strong>
            <p>{proof}</p>
          </li>
        ))}
      </List>
      <Closing as="p">You can ask for the pictures of any handover with your reference.</Closing>
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
