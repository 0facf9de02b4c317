import styled from 'styled-components';
import { company, heldLicenses } from '../../content/company';
import { companyName } from '../../content/companyName';
import { legalLinks } from '../../content/navigation';
import { ExternalLink } from '../../ui/links';
import { Logo } from '../../ui/Logo';
import { Container, Stack } from '../../ui/theme/layout';
import { atBothEnds, from, onInk, onPaper, screenOnly, space, tapTarget } from '../../ui/theme/tokens';
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
  /* Leaves room for the scroll-to-top button, which must not cover a link. */
  padding-block: clamp(2.5rem, 1.75rem + 3.3vw, 4rem) calc(${space(8)} + var(--foot-bar));
  font-size: var(--t-sm);
  ${from.sm} {
    padding-bottom: calc(${space(18)} + var(--foot-bar));
  }
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
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from.lg} {
    gap: ${space(8)};
    grid-template-columns: minmax(0, 4fr) repeat(3, auto) minmax(0, 6fr);
  }
`;

const About = styled(Stack)`
  grid-column: 1 / -1;
  max-width: 26rem;
  text-wrap: balance;
  ${from.lg} {
    grid-column: auto;
  }
  ${screenOnly}
`;

const Inline = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`;

const Bottom = styled.div`
  ${atBothEnds}
  /* On phones, the links are above the company's name, out of the way of the scroll-to-top button. */
  flex-wrap: wrap-reverse;
  gap: ${space(2)} ${space(6)};
  margin-top: ${space(8)};
  padding-top: ${space(4)};
  border-top: 1px solid var(--line);
  ${screenOnly}
`;
