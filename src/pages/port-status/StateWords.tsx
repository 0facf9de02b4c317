import styled from 'styled-components';
import { paths } from '../../config/paths';
import { portStates } from '../../content/ports/portStates';
import { nigerianWords, stateWords } from '../../content/ports/portStatusPage';
import { ArrowLink } from '../../ui/links';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Tag } from '../../ui/Tag';
import { from, space, onLargeText } from '../../ui/theme/tokens';
import { RuledList, Stack } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';

/** What each status means, and terms of the Nigerian Ports Authority used in notes. */
export function StateWords() {
  return (
    <>
      <Stack as="section" aria-labelledby="terms">
        <SubTitle as="h2" id="terms">
          {stateWords.title}
        </SubTitle>
        <List as="dl" $gap={2}>
          {Object.values(portStates).map(({ label, tone, meaning }) => (
            <div key={label}>
              <dt>
                <Tag tone={tone}>{label}</Tag>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </List>
      </Stack>
      <Stack>
        <PhoneDisclosure summary={stateWords.inNotes} openFrom="md">
          <List as="dl" $gap={2}>
            {nigerianWords.map(([word, meaning]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </List>
        </PhoneDisclosure>
        <ArrowLink to={paths.carriers}>{stateWords.terminals}</ArrowLink>
      </Stack>
    </>
  );
}

const List = styled(RuledList)`
  font-size: var(--t-sm);
  > div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: ${space(2)};
    align-items: baseline;
    ${onLargeText} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  dt {
    font-weight: 700;
  }
  ${from.lg} {
    font-size: inherit;
    > div {
      grid-template-columns: 11rem minmax(0, 1fr);
      padding-block: ${space(4)};
    }
  }
`;
