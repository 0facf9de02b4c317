import styled from 'styled-components';
import { company, heldLicenses } from '../../content/company';
import { waysToVerify, neverAsked, verifyUs } from '../../content/pages/contact';
import { Facts } from '../../ui/Facts';
import { ChatLink, EmailLink, ExternalLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { Split, Stack } from '../../ui/theme/layout';
import { Bullets, SubTitle } from '../../ui/theme/text';
import { space, tapTarget } from '../../ui/theme/tokens';

/**
 * How to recognize impostors, who are common in this trade: the official channels, how to check a message,
 * and what we never ask for.
 */
export function VerifyUs() {
  return (
    <Section id="is-it-us" tone="ink" title={verifyUs.title} intro={verifyUs.intro}>
      <Split $ratio={[5, 7]} $gap={10} $align="stretch">
        <Stack $gap={4}>
          <SubTitle>{verifyUs.channels}</SubTitle>
          <Links>
            <Facts
              items={[
                { term: verifyUs.website, value: <a href={company.website.href}>{company.website.label}</a> },
                { term: verifyUs.email, value: <EmailLink address={company.email} /> },
                ...company.phones.map(({ place, label, href }) => ({
                  term: verifyUs.phone(place),
                  value: <a href={href}>{label}</a>,
                })),
                {
                  term: company.whatsapp.name,
                  value: <ChatLink href={company.whatsapp.href}>{company.whatsapp.label}</ChatLink>,
                },
                ...[...company.social, ...company.portals].map(({ name, href }) => ({
                  term: name,
                  value: <ExternalLink href={href}>{new URL(href).host}</ExternalLink>,
                })),
                ...heldLicenses().map(({ name, number, lookUp }) => ({
                  term: name,
                  value: <ExternalLink href={lookUp}>{number}</ExternalLink>,
                })),
              ]}
            />
          </Links>
        </Stack>
        <Stack $gap={10}>
          <Stack $gap={4}>
            <SubTitle>{verifyUs.howToCheck}</SubTitle>
            <Facts items={waysToVerify.map(({ title, text }) => ({ term: title, value: text }))} />
          </Stack>
          <Never>
            <SubTitle>{verifyUs.never}</SubTitle>
            <Bullets>
              {neverAsked.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Bullets>
          </Never>
        </Stack>
      </Split>
    </Section>
  );
}

const Links = styled.div`
  a {
    ${tapTarget(2.5)}
    max-width: 100%;
  }
  dl > div,
  dl > div + div {
    align-items: center;
    min-height: 3rem;
    margin-top: 0;
    padding-block: ${space(0.5)};
    @media (max-width: 39.99em) {
      grid-template-columns: 6rem minmax(0, 1fr);
      gap: ${space(3)};
      font-size: var(--t-sm);
    }
  }
  dt {
    padding-block: ${space(1)};
    line-height: 1.3;
  }
`;

const Never = styled.div`
  padding: ${space(5)};
  border: 2px solid var(--amber);
  ul {
    display: grid;
    gap: ${space(2)};
    margin-top: ${space(3)};
  }
`;
