import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { accountWords } from '../../content/pages/account';
import { Button } from '../../ui/buttons/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { Stack } from '../../ui/theme/layout';
import { SectionTitle } from '../../ui/theme/text';
import { tapTarget } from '../../ui/theme/tokens';
import type { useCredentialForm } from './useCredentialForm';
import { useAccountView } from './useAccountView';

interface CredentialFrameProps {
  readonly headingId: string;
  readonly words: (typeof accountWords)['signIn' | 'register'];
  readonly credentials: Pick<
    ReturnType<typeof useCredentialForm>,
    'formProps' | 'items' | 'attempt' | 'isBusy'
  >;
  /** The screen the link at the bottom switches to. */
  readonly other: 'sign-in' | 'register';
  readonly children: ReactNode;
}

/** The form around the sign-in and registration fields: title, error summary, submit button, link to the other screen. */
export function CredentialFrame({ headingId, words, credentials, other, children }: CredentialFrameProps) {
  const { formProps, items, attempt, isBusy } = credentials;
  const { switchLinkProps } = useAccountView();
  return (
    <form {...formProps} aria-labelledby={headingId}>
      <Stack $gap={5}>
        <SectionTitle id={headingId}>{words.title}</SectionTitle>
        <p>{accountWords.purpose}</p>
        <ErrorSummary title={accountWords.summary} items={items} attempt={attempt} />
        {children}
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? words.busy : words.submit}
        </Button>
        <Other>
          {words.other} <Link {...switchLinkProps(other)}>{words.toOther}</Link>
        </Other>
      </Stack>
    </form>
  );
}

/** The padding gives the link a comfortable touch target. */
const Other = styled.p`
  a {
    ${tapTarget(2)}
    font-weight: 700;
  }
`;
