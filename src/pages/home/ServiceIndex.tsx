import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { planningTools } from '../../content/navigation';
import { homeServices, homeServicesWords } from '../../content/pages/home';
import { ArrowLink, ArrowLinkList } from '../../ui/links';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, headingFont, onHover, space, onLargeText } from '../../ui/theme/tokens';
import { RuledList } from '../../ui/theme/layout';

/** The five services, each with the question it answers. */
export function ServiceIndex() {
  // Not prerendered: their addresses are longer than all the rest of the section.
  const isHydrated = useIsHydrated();
  return (
    <Section
      title={homeServicesWords.title}
      intro={<ArrowLink to={`${paths.services}#which`}>{homeServicesWords.whichOne}</ArrowLink>}
      tone="sand"
    >
      <Services $closed $gap={3}>
        {homeServices.map(({ name, text, to, picture }) => (
          <li key={to}>
            <Row to={to}>
              {isHydrated && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 75em) 15rem, (min-width: 40em) 12.5rem, 7rem"
                  decorative
                />
              )}
              <SubTitle as="b">{name}</SubTitle>
              <span>{text}</span>
            </Row>
          </li>
        ))}
        <li>
          <ArrowLinkList links={planningTools} />
        </li>
      </Services>
    </Section>
  );
}

/** One row on wide screens, with the links below it. */
const Services = styled(RuledList)`
  ${from.lg} {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    column-gap: ${space(6)};
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template: auto 1fr / 7rem minmax(0, 1fr);
  min-height: 7rem;
  gap: ${space(1)} ${space(4)};
  color: inherit;
  text-decoration: none;
  picture {
    position: relative;
    grid-row: 1 / 3;
    min-height: 7rem;
  }
  img {
    position: absolute;
    height: 100%;
    object-fit: cover;
  }
  /* The vessel's stern. */
  li:first-child & img {
    object-position: 17%;
  }
  > :not(picture) {
    grid-column: 2;
  }
  b {
    ${headingFont}
    text-decoration: underline var(--line-strong) 1px;
    text-underline-offset: 0.2em;
  }
  ${onLargeText} {
    grid-template-columns: 4rem minmax(0, 1fr);
  }
  ${onHover} {
    &:hover b {
      text-decoration: underline var(--signal) 3px;
    }
  }
  ${from.sm} {
    grid-template: 1fr 1fr / 12.5rem minmax(0, 1fr);
    b {
      align-self: end;
    }
  }
  ${from.lg} {
    grid-template: 10rem auto 1fr / minmax(0, 1fr);
    picture {
      grid-row: 1;
    }
    b {
      grid-row: 2;
      padding-top: ${space(2)};
    }
    > :not(picture) {
      grid-column: 1;
    }
  }
`;
