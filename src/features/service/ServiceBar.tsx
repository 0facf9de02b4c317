import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { getServiceStatus } from '../../api/serviceEndpoints';
import type { ServiceTrouble } from '../../api/serviceState';
import { company } from '../../content/company';
import { serviceNotice as words } from '../../content/serviceNotice';
import { focusPageHeading } from '../../ui/focus';
import { FootButton, FootNotice } from '../../ui/FootNotice';
import { ExternalLink } from '../../ui/links';
import { space } from '../../ui/theme/tokens';
import { useIsVisible } from '../../ui/late/useIsVisible';
import { serviceNoticeHidden } from './serviceNoticeSlice';

/** How often the backend is asked whether it is well again: before a failed health check is dropped from the cache. */
const POLL_MS = 120_000;

/** One calm line at the foot of the window, with more for those who want it. Asks on while it is seen. */
export default function ServiceBar({ trouble }: { readonly trouble: ServiceTrouble }) {
  const dispatch = useDispatch();
  const isVisible = useIsVisible();
  getServiceStatus.useQuerySubscription(undefined, { pollingInterval: isVisible ? POLL_MS : 0 });
  return (
    <FootNotice>
      <div>
        <p>
          <b>{words.title[trouble.kind]}</b> <span>{trouble.message}</span>
        </p>
        <More>
          <summary>{words.more}</summary>
          {trouble.affected.length > 0 && <p>{words.affected(trouble.affected.join(', '))}</p>}
          <ul>
            {words.works.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{words.reach}</p>
          <Ways>
            {company.phones.map(({ place, label, href }) => (
              <a key={href} href={href}>
                {place}: {label}
              </a>
            ))}
            <ExternalLink href={company.whatsapp.href}>{company.whatsapp.name}</ExternalLink>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </Ways>
        </More>
      </div>
      <div>
        <FootButton
          onClick={() => {
            dispatch(serviceNoticeHidden(trouble.kind));
            // The notice goes, and with it the button that had the focus.
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
    cursor: pointer;
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
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
  }
`;
