import styled from 'styled-components';
import { company } from '../../content/company';
import * as layoutWords from '../../content/layout';
import { EmailLink } from '../../ui/links';
import { Stencil } from '../../ui/theme/text';
import { from, onPaper, space } from '../../ui/theme/tokens';

/** Addresses, phone numbers and hours. This part of the footer is also printed. */
export function FooterContact() {
  return (
    <ContactBlock>
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
        <p>{company.hours}</p>
      </div>
    </ContactBlock>
  );
}

const ContactBlock = styled.div`
  display: grid;
  gap: ${space(6)} ${space(5)};
  align-content: start;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(5)};
  }
  address {
    display: grid;
    margin-top: ${space(2)};
  }
  ${from.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :nth-child(3) {
      grid-row: span 2;
    }
    ul {
      display: block;
    }
  }
  ${from.lg} {
    grid-column: auto;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(3) {
      grid-row: auto;
    }
  }
  p {
    margin-top: ${space(2)};
  }
  ${onPaper} {
    grid-template-columns: repeat(4, auto);
  }
`;
