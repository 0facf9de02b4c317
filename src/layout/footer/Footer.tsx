import styled from 'styled-components';
import { company, heldLicenses } from '../../content/company';
import { companyName } from '../../content/companyName';
import { legalLinks } from '../../content/navigation';
import { ExternalLink } from '../../ui/links';
import { Logo } from '../../ui/Logo';
import { Fold } from '../../ui/PhoneFold';
import { Container } from '../../ui/theme/layout';
import {
  below,
  from,
  onInk,
  onPaper,
  screenOnly,
  space,
  tapTarget,
  visuallyHidden,
  onLargeText,
} from '../../ui/theme/tokens';
import { LinkItems } from '../LinkItems';
import { FooterContact } from './FooterContact';
import { FooterLinks } from './FooterLinks';

/** Company, links and contact details (specification §2). */
export function Footer() {
  return (
    <Frame>
      <Container>
        <Grid>
          <About>
            <Logo name={companyName.short} />
            <p>{company.blurb}</p>
            <Inline>
              {company.social.map(({ name, href }) => (
                <li key={name}>
                  <ExternalLink href={href}>{name}</ExternalLink>
                </li>
              ))}
            </Inline>
          </About>
          <FooterLinks />
          <FooterContact />
        </Grid>
        <Bottom>
          <span>
            {[company.name, ...heldLicenses().map(({ name, number }) => `${name} ${number}`)].join(' · ')}
          </span>
          <Inline as={LinkItems} links={legalLinks} />
        </Bottom>
      </Container>
    </Frame>
  );
}

const Frame = styled.footer`
  ${onInk}
  padding-block: ${space(5)} calc(${space(3)} + var(--foot-bar));
  font-size: 0.875rem;
  ${from.sm} {
    padding-top: ${space(6)};
  }
  ${from.tablet} {
    font-size: var(--t-sm);
  }
  line-height: 1.45;
  h2 {
    font-family: inherit;
    line-height: 1.3;
    color: var(--ink-soft-on-dark);
    ${from.tablet} {
      letter-spacing: 0.02em;
      white-space: nowrap;
    }
  }
  a {
    ${tapTarget(1.25)}
    ${from.sm} {
      padding-block: ${space(3)};
    }
    text-decoration-color: rgb(251 249 244 / 40%);
  }
  /* Prints contact details, but no links. */
  ${onPaper} {
    padding-block: ${space(4)} 0;
    font-size: 9pt;
    border-top: 1px solid;
    break-inside: avoid;
    h2 {
      color: inherit;
    }
    a {
      padding: 0;
      text-decoration: none;
    }
    nav {
      display: none;
    }
  }
`;

/** Fits on one line in half of a phone. */
const shortTitle = 'font-size:min(var(--t-sm),3.6vw);line-height:1.3;letter-spacing:0;text-transform:none;';

/** On phones, two columns of folded parts. On tablets, three rows of three. */
const Grid = styled.div`
  display: grid;
  gap: 0 ${space(4)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${below.sm} {
    h2 {
      ${shortTitle}
    }
    ${Fold} {
      border-bottom: 0;
      > summary {
        align-items: center;
        gap: ${space(2)};
        min-height: var(--touch);
        padding-block: 0;
        ${shortTitle}
      }
      + h2 {
        ${visuallyHidden}
      }
      &:not([open]) + h2 + * {
        display: none;
      }
      + h2 + * {
        padding-bottom: ${space(3)};
      }
    }
  }
  ${onLargeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${from.sm} {
    row-gap: ${space(3)};
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from.tablet} {
    column-gap: ${space(6)};
  }
  ${from.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${onPaper} {
    display: block;
  }
  ${from.lg} {
    gap: clamp(1.25rem, 7vw - 4rem, 1.75rem);
    grid-template-columns: minmax(0, 1fr) repeat(6, auto);
  }
`;

const About = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  text-wrap: balance;
  @media (max-width: 39.99em), (min-width: 60em) and (max-width: 74.99em) {
    grid-column: 1 / -1;
  }
  ${below.sm} {
    padding-bottom: ${space(2)};
  }
  ${screenOnly}
`;

const Inline = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`;

/** On phones, the links are above the company's name. The right end is free for the scroll-to-top button. */
const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  gap: 0 ${space(8)};
  margin-top: ${space(4)};
  padding-top: ${space(2)};
  border-top: 1px solid var(--line);
  ${screenOnly}
`;
