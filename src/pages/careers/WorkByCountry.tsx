import styled from 'styled-components';
import { kindsOfWork, kindsWords } from '../../content/pages/careers';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { Small, SubTitle } from '../../ui/theme/text';
import { screenOnly, space } from '../../ui/theme/tokens';
import { Columns } from '../../ui/theme/layout';

/** The kinds of work: a crew at work for each country, and its list. */
export function WorkByCountry() {
  return (
    <Section title={kindsWords.title} intro={kindsWords.intro}>
      <Crews $min="13rem">
        {kindsOfWork.map(({ shore, where, picture, kinds }) => (
          <div key={shore}>
            <Scene picture={picture} sizes="(min-width: 60em) 30vw, (min-width: 40em) 65vw, 100vw" />
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

/** In three columns on wide windows. On tablets, each country has a row: its picture, as tall as its kinds of work lets it be. */
const Crews = styled(Columns)`
  column-gap: clamp(1.5rem, 4vw, 4rem);
  dl {
    display: grid;
    align-content: start;
    gap: ${space(4)} ${space(6)};
  }
  > div {
    display: grid;
    align-content: start;
    gap: ${space(4)};
  }
  @media (min-width: 40em) and (max-width: 59.99em) {
    grid-template-columns: minmax(0, 1fr);
    > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      grid-template-rows: 1fr auto;
    }
    dl {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
  dt {
    font-weight: 700;
  }
  dd {
    line-height: 1.5;
  }
`;

const Scene = styled(Picture)`
  img {
    height: clamp(9rem, 16vw, 14rem);
    object-fit: cover;
  }
  @media (min-width: 40em) and (max-width: 59.99em) {
    position: relative;
    min-height: 9rem;
    img {
      position: absolute;
      height: 100%;
    }
  }
  ${screenOnly}
`;
