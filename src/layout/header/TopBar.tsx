import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { company } from '../../content/company';
import * as layoutWords from '../../content/layout';
import { quickTools } from '../../content/navigation';
import { AccountEntry } from '../../features/account/AccountEntry';
import { EnquiryBadge } from '../../features/enquiry/EnquiryBadge';
import { Container } from '../../ui/theme/layout';
import { Stencil } from '../../ui/theme/text';
import { from, screenOnly, space, touchRow, writtenLarge } from '../../ui/theme/tokens';
import { useCurrent } from './useCurrent';
import { ReferralBadge } from './ReferralBadge';

/** Quick tools with the enquiry list on small screens; on large ones, with the referral badge, phone and e-mail. */
export function TopBar() {
  const [phone] = company.phones;
  const current = useCurrent();
  const id = useId();
  return (
    <Bar>
      <Row>
        <Tools aria-labelledby={id}>
          <Stencil id={id}>{layoutWords.quickTools}</Stencil>
          <Links>
            {quickTools.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} aria-current={current(to)}>
                  {label}
                </Link>
              </li>
            ))}
          </Links>
        </Tools>
        <Narrow>
          <EnquiryBadge />
        </Narrow>
        <Wide>
          <ReferralBadge />
          <a href={phone.href}>{phone.label}</a>
          <a href={`mailto:${company.email}`}>{company.email}</a>
          <AccountEntry />
        </Wide>
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  background: var(--ink);
  color: var(--paper);
  --focus: var(--focus-on-dark);
  font-size: var(--t-sm);
  a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  ${screenOnly}
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: var(--touch);
  /* Leaves room for the enquiry list, which appears after hydration, so that nothing shifts. */
  ${writtenLarge} {
    > nav {
      width: calc(100% - 2.75rem - ${space(4)});
    }
    ul {
      flex-wrap: wrap;
    }
  }
`;

/** The label is above the links where there's no room next to them. */
const Tools = styled.nav`
  ${Stencil} {
    padding-block-start: ${space(2)};
    margin-block-end: -${space(2)};
    white-space: nowrap;
  }
  ${from.sm} {
    display: flex;
    align-items: center;
    gap: ${space(5)};
    ${Stencil} {
      padding: 0;
      margin: 0;
    }
  }
`;

const Links = styled.ul`
  display: flex;
  gap: 0 clamp(0.875rem, 4vw, 1.75rem);
  white-space: nowrap;
  font-size: clamp(0.8125rem, 3.9vw, 0.9375rem);
  a {
    ${touchRow}
    &[aria-current] {
      text-decoration: underline 2px var(--signal);
      text-underline-offset: 0.4em;
    }
  }
`;

/** On large screens, the main bar has the enquiry list instead. */
const Narrow = styled.div`
  ${from.lg} {
    display: none;
  }
`;

const Wide = styled.div`
  display: none;
  ${from.lg} {
    display: flex;
    align-items: center;
    gap: ${space(7)};
    font-variant-numeric: tabular-nums;
    a {
      line-height: var(--touch);
    }
  }
`;
