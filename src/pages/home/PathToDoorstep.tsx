import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { homePath } from '../../content/pages/home';
import { paths } from '../../config/paths';
import { auctionYard } from '../../content/pictures/auctionYard';
import { doorstep } from '../../content/pictures/doorstep';
import { haulage } from '../../content/pictures/haulage';
import { inspectionBay } from '../../content/pictures/inspectionBay';
import { lagosTerminal } from '../../content/pictures/lagosTerminal';
import { seaCrossing } from '../../content/pictures/seaCrossing';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { Small, SubTitle } from '../../ui/theme/text';
import { from, space, writtenLarge } from '../../ui/theme/tokens';

/** In the order of the path's stages. */
const pictures = [auctionYard, inspectionBay, haulage, seaCrossing, lagosTerminal, doorstep];

/** The six stages as one line of pictures: what happens, and which paper the visitor holds afterwards. */
export function PathToDoorstep() {
  return (
    <Section
      title="Six steps. A document after each one."
      intro="Each step ends with a document that shows who has the car."
    >
      <Line>
        {homePath.map(({ name, text, paper, to }, index) => {
          const picture = pictures[index];
          return (
            <li key={name}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 60em) 30vw, (min-width: 40em) 45vw, 7rem"
                  decorative
                />
              )}
              <div>
                <SubTitle>
                  <Link to={to}>{name}</Link>
                </SubTitle>
                <p>{text}</p>
                <Small>You get: {paper.toLowerCase()}</Small>
              </div>
            </li>
          );
        })}
      </Line>
      <ArrowLinks>
        <ArrowLink to={paths.howItWorks}>Every step, and who does it</ArrowLink>
        <ArrowLink to={`${paths.international}#documents`}>Your document checklist</ArrowLink>
      </ArrowLinks>
    </Section>
  );
}

const Line = styled.ol`
  display: grid;
  gap: ${space(6)};
  margin-bottom: ${space(6)};
  padding: 0;
  list-style: none;
  counter-reset: stage;
  li {
    counter-increment: stage;
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${space(4)};
    align-items: start;
    ${writtenLarge} {
      grid-template-columns: 4rem minmax(0, 1fr);
    }
  }
  img {
    aspect-ratio: 1;
    object-fit: cover;
  }
  li > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  h3::before {
    content: counter(stage);
    display: inline-block;
    min-width: 1.2em;
    font-variant-numeric: tabular-nums;
  }
  h3 a {
    display: inline-block;
    padding-block: ${space(3)};
    color: inherit;
    text-decoration-color: var(--line-strong);
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(8)} ${space(6)};
    li {
      align-content: start;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(3)};
    }
    img {
      aspect-ratio: 16 / 9;
    }
  }
  ${from.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(10)} ${space(6)};
  }
`;
