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
import { from, headingFont, onHover, space, writtenLarge } from '../../ui/theme/tokens';
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
      <RuledList $closed>
        {homeServices.map(({ name, text, to, picture }) => (
          <li key={to}>
            <Row to={to}>
              {isHydrated && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 75em) 26rem, (min-width: 40em) 16rem, 7rem"
                  decorative
                />
              )}
              <SubTitle as="b">{name}</SubTitle>
              <span>{text}</span>
            </Row>
          </li>
        ))}
      </RuledList>
      <ArrowLinkList links={planningTools} />
    </Section>
  );
}

const Row = styled(Link)`
  display: grid;
  grid-template: auto 1fr / 7rem minmax(0, 1fr);
  min-height: ${space(26)};
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(3)};
  color: inherit;
  text-decoration: none;
  picture {
    position: relative;
    grid-row: 1 / 3;
    height: 7rem;
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
  ${writtenLarge} {
    grid-template-columns: 4rem minmax(0, 1fr);
  }
  ${onHover} {
    &:hover b {
      text-decoration: underline var(--signal) 3px;
    }
  }
  ${from.sm} {
    grid-template: 1fr / clamp(12rem, 33vw, 26rem) minmax(0, 5fr) minmax(0, 6fr);
    column-gap: ${space(6)};
    > * {
      grid-row: 1;
      align-self: center;
    }
    picture {
      align-self: stretch;
      height: auto;
      margin-block: ${space(-3)};
    }
    > span {
      grid-column: 3;
    }
  }
`;
