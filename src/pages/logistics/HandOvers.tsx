import styled from 'styled-components';
import { handOverWords, handOvers } from '../../content/services/logistics';
import { Section } from '../../ui/Section';
import { Lead } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** Each handover, and what documents the car's condition there. */
export function HandOvers() {
  return (
    <Section tone="ink" heading="beside" title={handOverWords.title} intro={handOverWords.intro}>
      <List>
        {handOvers.map(([when, proof]) => (
          <li key={when}>
            <strong>{when}</strong>
            <p>{proof}</p>
          </li>
        ))}
      </List>
      <Closing as="p">{handOverWords.ask}</Closing>
    </Section>
  );
}

const List = styled.ol`
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
