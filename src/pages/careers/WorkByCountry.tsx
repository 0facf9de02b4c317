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
            <SubTitle>{shore}</SubTitle>
            <Small>{where}</Small>
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

const Crews = styled(RuledColumns)`
  column-gap: clamp(1.5rem, 4vw, 4rem);
  dl {
    display: grid;
    gap: ${space(4)};
    margin-top: ${space(5)};
  }
  dt {
    font-weight: 700;
  }
  dd {
    line-height: 1.5;
  }
`;
