import { Fragment } from 'react';
import styled from 'styled-components';
import { company } from '../../content/company';
import * as layoutWords from '../../content/layout';
import { EmailLink } from '../../ui/links';
import { Stencil } from '../../ui/theme/text';
import { below, from, onPaper, onTablets, space } from '../../ui/theme/tokens';
import { FoldedTitle } from './FoldedTitle';

/** Addresses, phone numbers and hours. This part of the footer is also printed. */
export function FooterContact() {
  return (
    <ContactBlock>
      <div>
        {company.offices.map(({ title, lines }) => (
          <div key={title}>
            <FoldedTitle title={title} />
            <address>
              {lines.map((line) => (
                <Fragment key={line}>
                  {line}
                  <br />
                </Fragment>
              ))}
            </address>
          </div>
        ))}
      </div>
      <div>
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
      </div>
    </ContactBlock>
  );
}

/** Parts of the footer's grid; two columns of it on large screens. */
const ContactBlock = styled.div`
  &,
  > div {
    display: contents;
  }
  /* On phones, in lines below the folded parts. */
  ${below.sm} {
    > :last-child > *,
    ul {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 ${space(3)};
    }
    > :last-child > * {
      grid-column: 1 / -1;
      padding-top: ${space(2)};
      border-top: 1px solid var(--line);
    }
  }
  ${from.sm} {
    /* As far below their titles as the links. */
    address,
    p {
      margin-top: ${space(3)};
      text-wrap: balance;
    }
  }
  /* Beside the shorter lists of links. */
  ${onTablets} {
    > :last-child > :first-child {
      grid-area: 2 / 3;
    }
  }
  ${from.lg} {
    > div {
      display: grid;
      align-content: start;
      gap: ${space(6)};
    }
  }
  ${onPaper} {
    display: grid;
    gap: ${space(4)};
    grid-template-columns: repeat(4, auto);
  }
`;
