import styled from 'styled-components';
import { paths } from '../../config/paths';
import { portStates } from '../../content/ports/portStates';
import { nigerianWords, stateWords } from '../../content/ports/portStatusPage';
import { ArrowLink } from '../../ui/links';
import { Tag } from '../../ui/Tag';
import { from, space } from '../../ui/theme/tokens';
import { RuledList, Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';

/** What each status means, and terms of the Nigerian Ports Authority used in notes. */
export function StateWords() {
  return (
    <Stack as="section" aria-labelledby="terms">
      <SubTitle as="h2" id="terms">
        {stateWords.title}
      </SubTitle>
      <List as="dl" $gap={3}>
        {Object.values(portStates).map(({ label, tone, meaning }) => (
          <div key={label}>
            <dt>
              <Tag tone={tone}>{label}</Tag>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
        {nigerianWords.map(([word, meaning]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{stateWords.inNotes(meaning)}</dd>
          </div>
        ))}
      </List>
      <ArrowLink to={paths.carriers}>{stateWords.terminals}</ArrowLink>
    </Stack>
  );
}

const List = styled(RuledList)`
  > div {
    display: grid;
    gap: ${space(2)};
    ${from.sm} {
      grid-template-columns: 11rem minmax(0, 1fr);
    }
  }
  dt {
    font-weight: 700;
  }
`;
