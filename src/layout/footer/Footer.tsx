import styled from 'styled-components';
import { company, heldLicenses } from '../../content/company';
import { companyName } from '../../content/companyName';
import { legalLinks } from '../../content/navigation';
import { ExternalLink } from '../../ui/links';
import { Logo } from '../../ui/Logo';
import { Container } from '../../ui/theme/layout';
import { from, onInk, onPaper, screenOnly, space, tapTarget } from '../../ui/theme/tokens';
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
  padding-block: clamp(2rem, 1.6rem + 1.8vw, 3rem) calc(${space(4)} + var(--foot-bar));
  font-size: var(--t-sm);
  h2 {
    font-family: inherit;
    line-height: 1.3;
    color: var(--ink-soft-on-dark);
  }
  a {
    ${tapTarget(2.5)}
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

const Grid = styled.div`
  display: grid;
  gap: ${space(6)} ${space(5)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${from.sm} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${from.lg} {
    gap: ${space(7)};
    grid-template-columns: minmax(0, 1fr) repeat(4, auto) auto;
  }
`;

/** On tablets, in one row. */
const About = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  text-wrap: balance;
  @media (max-width: 74.99em) {
    grid-column: 1 / -1;
    ${from.sm} {
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: ${space(8)};
    }
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
  margin-top: ${space(6)};
  padding-top: ${space(3)};
  border-top: 1px solid var(--line);
  ${screenOnly}
`;
