import { useId } from 'react';
import styled from 'styled-components';
import { company } from '../../content/company';
import * as layoutWords from '../../content/layout';
import { quickTools } from '../../content/navigation';
import { AccountEntry } from '../../features/account/AccountEntry';
import { EmailLink } from '../../ui/links';
import { Container } from '../../ui/theme/layout';
import { Stencil } from '../../ui/theme/text';
import { atBothEnds, from, screenOnly, space, touchRow } from '../../ui/theme/tokens';
import { LinkItems, useCurrent } from '../LinkItems';
import { ReferralBadge } from './ReferralBadge';

/** Quick tools, from tablets up; on large screens, with the referral badge, phone and e-mail. */
export function TopBar() {
  const [phone] = company.phones;
  const current = useCurrent();
  const id = useId();
  return (
    <Bar>
      <Row>
        <Tools aria-labelledby={id}>
          <Stencil id={id}>{layoutWords.quickTools}</Stencil>
          <Links links={quickTools} current={current} />
        </Tools>
        <Wide>
          <ReferralBadge />
          <a href={phone.href}>{phone.label}</a>
          <EmailLink address={company.email} />
          <AccountEntry />
        </Wide>
      </Row>
    </Bar>
  );
}

/** On phones, the menu has the quick tools. */
const Bar = styled.div`
  display: none;
  ${from.sm} {
    display: block;
  }
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
  ${atBothEnds}
  gap: ${space(4)};
  min-height: var(--touch);
`;

const Tools = styled.nav`
  display: flex;
  align-items: baseline;
  gap: ${space(5)};
  white-space: nowrap;
`;

const Links = styled(LinkItems)`
  display: flex;
  gap: ${space(7)};
  a {
    ${touchRow}
    &[aria-current] {
      text-decoration: underline 2px var(--signal);
      text-underline-offset: 0.4em;
    }
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
