import styled from 'styled-components';
import { company } from '../../content/company';
import * as layoutWords from '../../content/layout';
import { EmailLink } from '../../ui/links';
import { Stencil } from '../../ui/theme/text';
import { acrossColumns, from, onPaper, space } from '../../ui/theme/tokens';

/** Addresses, phone numbers and hours. This part of the footer is also printed. */
export function FooterContact() {
  return (
    <ContactBlock>
      <Group>
        {company.offices.map(({ title, lines }) => (
          <div key={title}>
            <Stencil as="h2">{title}</Stencil>
            <address>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
        ))}
      </Group>
      <Group>
        <div>
          <Stencil as="h2">{layoutWords.contact}</Stencil>
          <ul>
            {company.phones.map(({ place, label, href }) => (
              <li key={href}>
                <a href={href}>{`${place}: ${label}`}</a>
              </li>
            ))}
            <li>
              <EmailLink address={company.email} />
            </li>
            <li>
              <a href={company.website.href}>{company.website.label}</a>
            </li>
          </ul>
        </div>
        <div>
          <Stencil as="h2">{layoutWords.openingHours}</Stencil>
          <Hours>{company.hours}</Hours>
        </div>
      </Group>
    </ContactBlock>
  );
}

const ContactBlock = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  address,
  p {
    margin-top: ${space(1)};
    ${from.sm} {
      margin-top: ${space(2)};
    }
  }
  /* On phones, an address is one paragraph. */
  @media (max-width: 39.99em) {
    address > :not(:last-child)::after {
      content: ', ';
    }
  }
  @media screen and (max-width: 39.99em) {
    ${acrossColumns}
    ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space(5)};
    }
  }
  /* On tablets, four columns of the footer's grid. */
  ${from.sm} {
    display: contents;
    address > span {
      display: block;
    }
  }
  ${from.lg} {
    display: grid;
    grid-column: auto;
    grid-template-columns: repeat(2, auto);
    column-gap: ${space(7)};
  }
  ${onPaper} {
    display: grid;
    grid-template-columns: repeat(4, auto);
  }
`;

/** A column on large screens. */
const Group = styled.div`
  display: contents;
  ${from.lg} {
    display: grid;
    gap: ${space(6)};
    align-content: start;
  }
`;

/** On tablets, on two lines, which leaves the other columns room for theirs. */
const Hours = styled.p`
  @media screen and (min-width: 40em) and (max-width: 74.99em) {
    max-width: 8.25rem;
  }
`;
