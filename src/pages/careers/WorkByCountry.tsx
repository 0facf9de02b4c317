import styled from 'styled-components';
import { kindsOfWork, kindsWords } from '../../content/pages/careers';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { Small, SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** The kinds of work, by country. */
export function WorkByCountry() {
  return (
    <Section title={kindsWords.title} intro={kindsWords.intro}>
      {kindsOfWork.map(({ shore, where, kinds }) => (
        <Country key={shore}>
          <Stack $gap={2}>
            <SubTitle>{shore}</SubTitle>
            <Small>{where}</Small>
          </Stack>
          <dl>
            {kinds.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Country>
      ))}
    </Section>
  );
}

const Country = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(6)};
  border-top: 2px solid var(--ink);
  & + & {
    margin-top: ${space(4)};
  }
  dl > div {
    display: grid;
    gap: ${space(1)};
    padding-block: ${space(4)};
    border-bottom: 1px solid var(--line);
    ${from.sm} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: ${space(6)};
    }
    ${from.md} {
      grid-template-columns: minmax(0, 3fr) minmax(0, 6fr);
    }
  }
  dl > div:last-child {
    border-bottom: 0;
  }
  dt {
    font-weight: 700;
  }
  ${from.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    gap: ${space(6)};
    align-items: first baseline;
    padding-block: ${space(4)};
  }
`;
