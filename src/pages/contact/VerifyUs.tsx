import styled from 'styled-components';
import { company, heldLicenses } from '../../content/company';
import { waysToVerify, neverAsked, verifyUs } from '../../content/pages/contact';
import { Facts } from '../../ui/Facts';
import { ChatLink, EmailLink, ExternalLink } from '../../ui/links';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { Columns, Split, Stack } from '../../ui/theme/layout';
import { Bullets, SubTitle } from '../../ui/theme/text';
import { below, from, onLight, space, tapTarget } from '../../ui/theme/tokens';

/**
 * How to recognize impostors, who are common in this trade: the official channels, how to check a message,
 * and what we never ask for.
 */
export function VerifyUs() {
  return (
    <Section id="is-it-us" tone="ink" title={verifyUs.title} intro={verifyUs.intro}>
      <Checks $gap={10}>
        <Never>
          <SubTitle>{verifyUs.never}</SubTitle>
          <Columns as={Bullets} $min="15rem" $gap={[2, 8]}>
            {neverAsked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Columns>
        </Never>
        <Split $ratio={[6, 6]} $gap={10}>
          <PhoneDisclosure summary={verifyUs.channels}>
            <Links>
              <SubTitle>{verifyUs.channels}</SubTitle>
              <Facts
                termWidth="5.5rem"
                items={[
                  {
                    term: verifyUs.website,
                    value: <a href={company.website.href}>{company.website.label}</a>,
                  },
                  { term: verifyUs.email, value: <EmailLink address={company.email} /> },
                  {
                    term: verifyUs.phone,
                    value: company.phones.map(({ label, href }) => (
                      <a key={href} href={href}>
                        {label}
                      </a>
                    )),
                  },
                  {
                    term: company.whatsapp.name,
                    value: <ChatLink href={company.whatsapp.href}>{company.whatsapp.label}</ChatLink>,
                  },
                  { term: verifyUs.social, value: <Hosts links={company.social} /> },
                  { term: verifyUs.portals, value: <Hosts links={company.portals} /> },
                  ...heldLicenses().map(({ name, number, lookUp }) => ({
                    term: name,
                    value: <ExternalLink href={lookUp}>{number}</ExternalLink>,
                  })),
                ]}
              />
            </Links>
          </PhoneDisclosure>
          <Stack $gap={4}>
            <SubTitle>{verifyUs.howToCheck}</SubTitle>
            <Facts items={waysToVerify.map(({ title, text }) => ({ term: title, value: text }))} />
          </Stack>
        </Split>
      </Checks>
    </Section>
  );
}

const Hosts = ({ links }: { readonly links: readonly { readonly href: string }[] }) =>
  links.map(({ href }) => (
    <ExternalLink key={href} href={href}>
      {new URL(href).host}
    </ExternalLink>
  ));

const Checks = styled(Stack)`
  ${from.lg} {
    font-size: var(--t-lg);
    line-height: 1.45;
    h3 {
      font-size: var(--t-xl);
    }
  }
`;

const Links = styled.div`
  /* The button says it on phones. */
  h3 {
    margin-bottom: ${space(4)};
    ${below.sm} {
      display: none;
    }
  }
  a {
    ${tapTarget(2.5)}
    max-width: 100%;
    ${from.sm} {
      margin-inline-end: ${space(5)};
    }
    ${below.sm} {
      display: block;
      font-size: var(--t-sm);
    }
  }
  dl > div,
  dl > div + div {
    align-items: baseline;
    padding-block: ${space(0.5)};
  }
  @media (min-width: 40em) and (max-width: 59.99em) {
    dl {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space(5)};
      > div {
        grid-template-columns: 5.5rem minmax(0, 1fr);
        gap: ${space(2)};
      }
    }
    a {
      margin-inline-end: ${space(2)};
    }
  }
`;

const Never = styled.div`
  ${onLight}
  padding: ${space(5)};
  border: 2px solid var(--amber);
  background: var(--amber);
  font-weight: 600;
  ul {
    margin-top: ${space(3)};
  }
`;
