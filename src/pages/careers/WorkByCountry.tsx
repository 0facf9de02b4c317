import styled from 'styled-components';
import { kindsOfWork, kindsWords } from '../../content/pages/careers';
import { Section } from '../../ui/Section';
import { Small, SubTitle } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import { RuledColumns } from '../../ui/theme/layout';

/** The kinds of work: a crew list for each country. */
export function WorkByCountry() {
  return (
    <Section title={kindsWords.title} intro={kindsWords.intro}>
      <Crews $min="13rem">
        {kindsOfWork.map(({ shore, where, kinds }) => (
          <div key={shore}>
            <div>
              <SubTitle>{shore}</SubTitle>
              <Small>{where}</Small>
            </div>
            <dl>
              {kinds.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </Crews>
    </Section>
  );
}

/** In three columns on wide windows. On tablets, each country has a row: its name, then each kind of work. */
const Crews = styled(RuledColumns)`
  column-gap: clamp(1.5rem, 4vw, 4rem);
  dl {
    display: grid;
    align-content: start;
    gap: ${space(4)} ${space(6)};
  }
  > div {
    display: grid;
    align-content: start;
    gap: ${space(5)};
  }
  @media (min-width: 40em) and (max-width: 59.99em) {
    grid-template-columns: minmax(0, 1fr);
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    }
    dl > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      column-gap: ${space(6)};
    }
  }
  dt {
    font-weight: 700;
  }
  dd {
    line-height: 1.5;
  }
`;
