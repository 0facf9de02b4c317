import styled from 'styled-components';
import { handOverWords, handOvers } from '../../content/services/logistics';
import { Section } from '../../ui/Section';
import { Lead } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { RuledList } from '../../ui/theme/layout';

/** Each handover, and what documents the car's condition there. */
export function HandOvers() {
  return (
    <Section tone="ink" heading="beside" title={handOverWords.title} intro={handOverWords.intro}>
      <List as="ol" $gap={4}>
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

const List = styled(RuledList)`
  li {
    display: grid;
    gap: ${space(1)};
    ${from.sm} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: ${space(6)};
    }
  }
`;

const Closing = styled(Lead)`
  margin-top: ${space(6)};
`;
