import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { getServiceStatus } from '../../api/serviceEndpoints';
import type { ServiceProblem } from '../../api/serviceState';
import { company } from '../../content/company';
import { serviceNotice as words } from '../../content/serviceNotice';
import { focusPageHeading } from '../../ui/focus';
import { FootButton, FootNotice } from '../../ui/FootNotice';
import { ChatLink, EmailLink } from '../../ui/links';
import { Bullets } from '../../ui/theme/text';
import { space, touchRow } from '../../ui/theme/tokens';
import { useIsVisible } from '../../ui/late/useIsVisible';
import { ServerText } from '../../ui/ServerText';
import { serviceNoticeHidden } from './serviceNoticeSlice';

/** Shorter than the cache lifetime, so that a failed health check is refreshed before it is dropped. */
const POLL_MS = 120_000;

/** The notice that the service has problems, with details in a disclosure. Polls while it's visible. */
export default function ServiceBar({ problem }: { readonly problem: ServiceProblem }) {
  const dispatch = useDispatch();
  const isVisible = useIsVisible();
  getServiceStatus.useQuerySubscription(undefined, { pollingInterval: isVisible ? POLL_MS : 0 });
  return (
    <FootNotice>
      <div>
        <p>
          <b>{words.title[problem.kind]}</b> <ServerText>{problem.message}</ServerText>
        </p>
        <More>
          <summary>{words.more}</summary>
          {problem.affected.length > 0 && (
            <p>
              {words.affected} <ServerText>{problem.affected.join(', ')}</ServerText>.
            </p>
          )}
          <Bullets>
            {words.works.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Bullets>
          <p>{words.reach}</p>
          <Ways>
            {company.phones.map(({ place, label, href }) => (
              <a key={href} href={href}>
                {`${place}: ${label}`}
              </a>
            ))}
            <ChatLink href={company.whatsapp.href}>{company.whatsapp.name}</ChatLink>
            <EmailLink address={company.email} />
          </Ways>
        </More>
      </div>
      <div>
        <FootButton
          onClick={() => {
            dispatch(serviceNoticeHidden(problem.kind));
            // The focused button unmounts with the notice.
            focusPageHeading();
          }}
        >
          {words.hide}
        </FootButton>
      </div>
    </FootNotice>
  );
}

const More = styled.details`
  summary {
    display: list-item;
    width: fit-content;
    padding-block: ${space(3)};
    text-decoration: underline;
  }
  ul {
    max-width: 46rem;
    padding-left: 1.1em;
  }
  li,
  p {
    padding-block: ${space(1)};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(6)};
  a {
    ${touchRow}
    color: inherit;
  }
`;
