import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { TrustWords } from '../lib/text/contactLinks';
import { space, onLargeText } from './theme/tokens';

/** Numbers to call if a message may not be from us. */
export function TrustLine({ words }: { readonly words: TrustWords }) {
  const { question, call, phones, welcome, check } = words;
  return (
    <Line>
      <strong>{question}</strong> {call}{' '}
      {phones.map(({ place, label, href }, index) => (
        <Fragment key={href}>
          {index > 0 && <span> or </span>}
          <a href={href}>{label}</a> <span>{`(${place})`}</span>
        </Fragment>
      ))}
      . {welcome} <Link to={check.to}>{check.label}</Link>
    </Line>
  );
}

const Line = styled.p`
  padding-inline-start: ${space(4)};
  border-inline-start: 4px solid var(--amber);
  a {
    color: inherit;
    white-space: nowrap;
    ${onLargeText} {
      white-space: normal;
    }
  }
`;
